import '../records.css';
import type { Entity } from '@homeport/grammar';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKitText } from '../../language/use-text.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { StepWizard } from '../../parts/StepWizard.tsx';
import type { ExchangeJob, ImportRow, ImportUpload } from '../host/exchange.ts';
import { recordKeys } from '../host/queries.ts';
import { useRecordHost } from '../host/record-host.ts';
import { FailureNote } from '../states/FailureNote.tsx';
import { useLabels } from '../words/use-labels.ts';
import { useRecordText } from '../words/use-record-text.ts';
import { ImportCheck, ImportResult, JobProgress } from './ImportReport.tsx';
import { ImportUndo } from './ImportUndo.tsx';
import { MatchStep, matchFaults } from './MatchStep.tsx';
import { RepairTable } from './RepairTable.tsx';
import { UploadStep } from './UploadStep.tsx';
import { useRepairedJob } from './use-repaired-job.ts';

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
  const [isUndone, setUndone] = useState(false);
  const [repairs, setRepairs] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const [untried, setUntried] = useState<readonly ImportRow[]>([]);
  const check = useRepairedJob();
  const result = useRepairedJob();
  const faults = upload ? matchFaults(upload, match) : [];

  const run = async (what: 'CHECK' | 'DRY_RUN' | 'IMPORT') => {
    if (!upload) return;
    setBusy(true);
    setFailure(null);
    const kept = new Map([...repairs, ...untried.map(({ row, cells }) => [row, cells] as const)]);
    try {
      const job = await host.exchange.run(upload, {
        what,
        columns: match,
        mode: 'CREATE_OR_UPDATE',
        rows: upload.rows,
        repairs: what === 'IMPORT' ? [...kept].map(([row, cells]) => ({ row, cells })) : [],
      });
      setRepairs(what === 'IMPORT' ? kept : new Map());
      setUntried([]);
      (what === 'IMPORT' ? result : check).follow(job);
      setStep(what === 'IMPORT' ? 'import' : 'check');
      if (what === 'IMPORT') void client.invalidateQueries({ queryKey: recordKeys(host.tenant, entity).all });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  /** The repaired rows alone, tried or imported. */
  const runAgain = async (what: 'DRY_RUN' | 'IMPORT', rows: readonly ImportRow[]) => {
    if (!upload || rows.length === 0) return;
    setBusy(true);
    setFailure(null);
    try {
      const how = { what, columns: match, mode: 'CREATE_OR_UPDATE', rows: rows.length } as const;
      const job = await host.exchange.run(upload, { ...how, repairs: rows, onlyRepaired: true });
      setRepairs(new Map([...repairs, ...rows.map(({ row, cells }) => [row, cells] as const)]));
      setUntried([]);
      (what === 'IMPORT' ? result : check).followAgain(job, new Set(rows.map(({ row }) => row)));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const place = order.indexOf(step);
  const shown = step === 'import' ? result : check;
  const steps = order.map((id, at) => ({
    id,
    label: text(`import.${id}`),
    // Rows that failed are still to be done.
    isDone: at < place || (id === 'import' && isOver(result.job) && (result.job?.counts?.failed ?? 0) === 0),
    // What was imported cannot be gone back on by changing the file.
    canOpen: at <= place && result.job === null,
  }));
  const close = () => {
    if (result.job) void client.invalidateQueries({ queryKey: recordKeys(host.tenant, entity).all });
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={close}
      size="xl"
      closeOnClickOutside={step === 'upload'}
      title={text('import.title', { plural: labels.several(entity) })}
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
                disabled={
                  check.job?.state !== 'done' || check.again !== null || !(hasGoodRows(check.job) || untried.length > 0)
                }
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
        {step === 'import' && !isUndone ? <ImportResult job={result.job} error={result.error} /> : null}
        {upload && (step === 'check' || step === 'import') && !isUndone ? (
          <Repairs
            // What was typed is shown anew with what the last run found.
            key={`${step} ${shown.jobs.length} ${shown.again === null}`}
            run={shown}
            upload={upload}
            match={match}
            repairs={repairs}
            isBusy={isBusy}
            what={step === 'import' ? 'IMPORT' : 'DRY_RUN'}
            onRun={runAgain}
            onType={setUntried}
          />
        ) : null}
        {step === 'import' && upload && result.job?.state === 'done' && !result.again ? (
          <ImportUndo jobs={result.jobs} name={upload.name} onUndo={() => setUndone(true)} />
        ) : null}
      </StepWizard>
    </Dialog>
  );
}

interface RepairsProps {
  readonly run: ReturnType<typeof useRepairedJob>;
  readonly upload: ImportUpload;
  readonly match: readonly (string | null)[];
  readonly repairs: ReadonlyMap<number, readonly string[]>;
  readonly isBusy: boolean;
  readonly what: 'DRY_RUN' | 'IMPORT';
  readonly onRun: (what: 'DRY_RUN' | 'IMPORT', rows: readonly ImportRow[]) => Promise<void>;
  readonly onType: (rows: readonly ImportRow[]) => void;
}
/** The rows that are wrong, while nothing runs; else how far it is. */
function Repairs({ run, upload, match, repairs, isBusy, what, onRun, onType }: RepairsProps) {
  const text = useRecordText();
  if (run.again) return <JobProgress job={run.again.job} error={run.again.error} />;
  if (run.job?.state !== 'done') return null;
  return (
    <RepairTable
      upload={upload}
      match={match}
      job={run.job}
      repairs={repairs}
      isBusy={isBusy}
      runLabel={(count) => text(what === 'IMPORT' ? 'import.repairImport' : 'import.repairCheck', { count })}
      onRun={(rows) => void onRun(what, rows)}
      onType={onType}
    />
  );
}

const hasGoodRows = (job: ExchangeJob): boolean => job.counts === null || job.counts.created + job.counts.updated > 0;
