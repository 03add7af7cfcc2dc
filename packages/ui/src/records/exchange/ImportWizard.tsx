import type { Entity } from '@homeport/grammar';
import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKitText } from '../../language/use-text.ts';
import { StepWizard } from '../../parts/StepWizard.tsx';
import type { ExchangeJob, ImportUpload } from '../host/exchange.ts';
import { recordKeys } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { ImportCheck, ImportResult } from './ImportReport.tsx';
import { MatchStep, matchFaults } from './MatchStep.tsx';
import { UploadStep } from './UploadStep.tsx';
import { useJob } from './use-job.ts';

type Step = 'upload' | 'match' | 'check' | 'import';
const order: readonly Step[] = ['upload', 'match', 'check', 'import'];
const isOver = (job: ExchangeJob | null): boolean => job !== null && job.state !== 'waiting' && job.state !== 'running';

/** Upload, match columns, check every row, import: nothing is written before the check was seen. */
export function ImportWizard({ entity, onClose }: { entity: Entity; onClose: () => void }) {
  const text = useRecordText();
  const kit = useKitText();
  const labels = useLabels();
  const host = useRecordHost();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>('upload');
  const [upload, setUpload] = useState<ImportUpload | null>(null);
  const [match, setMatch] = useState<readonly (string | null)[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const check = useJob();
  const result = useJob();
  const faults = upload ? matchFaults(upload, match) : [];

  const run = async (what: 'CHECK' | 'DRY_RUN' | 'IMPORT') => {
    if (!upload) return;
    setBusy(true);
    setFailure(null);
    try {
      const job = await host.exchange.run(upload, {
        what,
        columns: match,
        mode: 'CREATE_OR_UPDATE',
        rows: upload.rows,
      });
      (what === 'IMPORT' ? result : check).follow(job);
      setStep(what === 'IMPORT' ? 'import' : 'check');
      if (what === 'IMPORT') void client.invalidateQueries({ queryKey: recordKeys(host.tenant, entity).all });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const place = order.indexOf(step);
  const steps = order.map((id, at) => ({
    id,
    label: text(`import.${id}`),
    isDone: at < place || (id === 'import' && isOver(result.job)),
    // What was imported cannot be gone back on by changing the file.
    canOpen: at <= place && result.job === null,
  }));
  const close = () => {
    if (result.job) void client.invalidateQueries({ queryKey: recordKeys(host.tenant, entity).all });
    onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      size="xl"
      closeOnClickOutside={step === 'upload'}
      title={text('import.title', { plural: labels.plural(entity) })}
      closeButtonProps={{ 'aria-label': kit('close') }}
    >
      <StepWizard
        steps={steps}
        current={step}
        onOpen={(id) => setStep(id as Step)}
        actions={
          <>
            {step === 'upload' || step === 'import' ? null : (
              <Button variant="default" onClick={() => setStep(order[place - 1] ?? 'upload')}>
                {kit('back')}
              </Button>
            )}
            {step === 'match' ? (
              <Button loading={isBusy} disabled={faults.length > 0} onClick={() => void run('DRY_RUN')}>
                {text('import.checkRows', { count: upload?.rows ?? 0 })}
              </Button>
            ) : null}
            {step === 'check' ? (
              <Button
                loading={isBusy}
                disabled={check.job?.state !== 'done' || !hasGoodRows(check.job)}
                onClick={() => void run('IMPORT')}
              >
                {text('import.start')}
              </Button>
            ) : null}
            {step === 'import' ? (
              <Button onClick={close}>{text(isOver(result.job) ? 'import.finish' : 'import.leave')}</Button>
            ) : null}
          </>
        }
      >
        {failure ? <FailureNote error={failure} /> : null}
        {step === 'upload' ? (
          <UploadStep
            entity={entity}
            onUploaded={(read) => {
              setUpload(read);
              setMatch(read.columns.map((column) => column.target));
              setStep('match');
            }}
          />
        ) : null}
        {step === 'match' && upload ? (
          <MatchStep upload={upload} match={match} faults={faults} onMatch={setMatch} />
        ) : null}
        {step === 'check' ? <ImportCheck job={check.job} error={check.error} /> : null}
        {step === 'import' ? <ImportResult job={result.job} error={result.error} /> : null}
      </StepWizard>
    </Modal>
  );
}

const hasGoodRows = (job: ExchangeJob): boolean => job.counts === null || job.counts.created + job.counts.updated > 0;
