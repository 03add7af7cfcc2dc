import { useState } from 'react';
import type { ExchangeJob } from '../host/exchange.ts';
import { mergeRuns } from './merge-runs.rules.ts';
import { useJob } from './use-job.ts';

/** A run of an import and the runs of its repaired rows, shown as one. */
export function useRepairedJob() {
  const first = useJob();
  const again = useJob();
  const [before, setBefore] = useState<ExchangeJob | null>(null);
  const [rows, setRows] = useState<ReadonlySet<number>>(new Set());
  const [jobs, setJobs] = useState<readonly ExchangeJob[]>([]);
  const base = before ?? first.job;
  const job = base && again.job?.state === 'done' ? mergeRuns(base, again.job, rows) : base;
  return {
    job,
    error: first.error,
    /** The run of the repaired rows, while it is not done. */
    again: again.job && again.job.state !== 'done' ? again : null,
    /** Every run that was started, in order. */
    jobs,
    follow: (next: ExchangeJob) => {
      setBefore(null);
      again.follow(null);
      first.follow(next);
      setJobs([next]);
    },
    followAgain: (next: ExchangeJob, which: ReadonlySet<number>) => {
      setBefore(job);
      setRows(which);
      again.follow(next);
      setJobs([...jobs, next]);
    },
  };
}
