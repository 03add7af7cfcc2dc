import type { JobLine } from '@homeport/model/exchange';
import type { JobState } from '@homeport/ui/parts/JobTray.tsx';

/** How many records a job did its work with, and why some stayed as they were. */
export interface JobCounts {
  /** Done: changed, removed or brought back. Of an import what was created and updated, apart. */
  readonly done: number;
  readonly created?: number;
  readonly updated?: number;
  readonly failed: number;
  /** The commonest reasons first. */
  readonly reasons: readonly string[];
}
/** So many reasons why records were left as they were are named. */
const reasonsTold = 3;
const bulkJobs: ReadonlySet<string> = new Set(['views.bulk', 'views.bulkUndo', 'workflow.move']);

interface Result {
  readonly changed?: number;
  readonly failed?: number;
  readonly failures?: readonly { readonly problem?: string }[];
  readonly counts?: { readonly [name: string]: number };
  readonly findings?: readonly { readonly title?: string; readonly isWarning?: boolean }[];
  readonly kept?: readonly { readonly title?: string }[];
}

/** What a job came to; null where nothing was counted, or nothing is written by it. */
export function countsOf({ name, input, result }: Pick<JobLine, 'name' | 'input' | 'result'>): JobCounts | null {
  if (!result) return null;
  const { changed = 0, failed = 0, failures = [], counts, findings = [], kept = [] } = result as Result;
  if (bulkJobs.has(name)) return { done: changed, failed, reasons: commonest(failures.map((one) => one.problem)) };
  if (name === 'exchange.import' && counts && input.what === 'IMPORT') {
    const { created = 0, updated = 0, failed: not = 0 } = counts;
    const wrong = findings.filter((one) => !one.isWarning).map((one) => one.title);
    return { done: created + updated, created, updated, failed: not, reasons: commonest(wrong) };
  }
  if (name === 'exchange.undo' && counts)
    return { done: counts.removed ?? 0, failed: counts.kept ?? 0, reasons: commonest(kept.map((one) => one.title)) };
  return null;
}

function commonest(reasons: readonly (string | undefined)[]): string[] {
  const counted = [...Map.groupBy(reasons, (one) => one ?? '')].filter(([reason]) => reason !== '');
  return counted
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, reasonsTold)
    .map(([reason]) => reason);
}

const states: Readonly<Record<JobLine['state'], JobState>> = {
  waiting: 'waiting',
  running: 'running',
  done: 'finished',
  failed: 'failed',
  stopped: 'cancelled',
};
/** How a job stands: one that is through with failures is not simply finished. */
export function stateOf(job: Pick<JobLine, 'name' | 'state' | 'input' | 'result'>): JobState {
  return job.state === 'done' && (countsOf(job)?.failed ?? 0) > 0 ? 'partly' : states[job.state];
}

/** What takes a job back as a whole, and by which field of its input that names the job. */
const undoing: Readonly<Record<string, { readonly by: string; readonly names: string }>> = {
  'views.bulk': { by: 'views.bulkUndo', names: 'job' },
  'exchange.import': { by: 'exchange.undo', names: 'import' },
};
const reversible: readonly unknown[] = ['update', 'activate', 'deactivate', 'delete'];

/** Whether a job of mine can be taken back: it has ended, something came of it, and nobody has begun to take it back. */
export function canUndo(job: JobLine, all: readonly JobLine[]): boolean {
  const back = undoing[job.name];
  if (!back || (job.state !== 'done' && job.state !== 'stopped')) return false;
  const isSuch = job.name === 'views.bulk' ? reversible.includes(job.input.deed) : job.input.what === 'IMPORT';
  if (!isSuch || (job.state === 'done' && countsOf(job)?.done === 0)) return false;
  return !all.some((one) => one.name === back.by && one.input[back.names] === job.id);
}

/** Seconds that a job has run, or ran; null before it began. `now` in milliseconds. */
export function secondsOf({ started, finished }: Pick<JobLine, 'started' | 'finished'>, now: number): number | null {
  if (started === null) return null;
  const until = finished === null ? now : Date.parse(finished);
  return Math.max(0, Math.round((until - Date.parse(started)) / 1000));
}
