import '../records.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Banner } from '../../parts/Banner.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import type { ExchangeJob } from '../host/exchange.ts';
import { useRecordHost } from '../host/record-host.ts';
import { FailureNote, useFailureText } from '../states/FailureNote.tsx';
import { useRecordText } from '../words/use-record-text.ts';
import { JobProgress } from './ImportReport.tsx';
import { useJob } from './use-job.ts';

export interface ImportUndoProps {
  readonly jobs: readonly ExchangeJob[];
  /** Of the file. */
  readonly name: string;
  /** It is being taken back: what it had done is no longer true. */
  readonly onUndo: () => void;
}
/** Takes an import back as a whole, and says what went and what stays. */
export function ImportUndo({ jobs, name, onUndo }: ImportUndoProps) {
  const text = useRecordText();
  const failure = useFailureText();
  const host = useRecordHost();
  const [isOpen, setOpen] = useState(false);
  const [started, setStarted] = useState<readonly ExchangeJob[]>([]);
  const undo = async () => {
    try {
      // What was repaired went in last and comes out first.
      const all: ExchangeJob[] = [];
      for (const job of jobs.toReversed()) all.push(await host.exchange.undo(job.id));
      setStarted(all);
      onUndo();
    } catch (error) {
      return failure(error);
    }
    return undefined;
  };
  if (started.length > 0) return started.map((job) => <Undone key={job.id} first={job} />);
  return (
    <>
      <div className="hp-row">
        <Button variant="default" color="danger" onClick={() => setOpen(true)}>
          {text('import.undo')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('import.undoTitle', { name })}
        confirmLabel={text('import.undo')}
        isDangerous
        onConfirm={undo}
      >
        {text('import.undoText')}
      </ConfirmDialog>
    </>
  );
}

function Undone({ first }: { readonly first: ExchangeJob }) {
  const text = useRecordText();
  const { job, error } = useJob(first);
  const undone = job?.undone;
  if (!undone) return error ? <FailureNote error={error} /> : <JobProgress job={job} error={error} />;
  return (
    <div className="hp-lines">
      <Banner tone={undone.kept > 0 ? 'warning' : 'success'} title={text('import.undone', { count: undone.removed })}>
        {undone.kept > 0 ? text('import.stays', { count: undone.kept }) : null}
      </Banner>
      {undone.named.length > 0 ? (
        <ul className="hp-findings hp-import-findings">
          {undone.named.map((one) => (
            <li key={one.id} className="hp-finding" data-tone="warning">
              {text('import.staysWhy', { name: one.label, why: one.title })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
