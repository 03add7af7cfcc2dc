import { isRefusal, type Refusal } from '@homeport/grammar';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { JobHandler, Progress } from '../module.ts';
import { jobRefusals } from './job-refusals.ts';
import { jobOf, noteProgress, settle, takeUp } from './job-state.ts';

/** Thrown by a job's work when it cannot be done, for a reason its owner is told. It is not tried again. */
export class JobRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export interface JobRun {
  readonly ctx: Context;
  readonly id: string;
  readonly handler: JobHandler;
  /** Set when the server stops; the job then goes back to the queue. */
  readonly signal: AbortSignal;
  readonly isLastAttempt: boolean;
  readonly log: Logger;
  /** Told whenever there is something new to show. */
  readonly changed: () => void;
}

/** Runs one job to its end; throws when the queue should try it again. */
export async function runJob(run: JobRun): Promise<void> {
  const { ctx, id, handler } = run;
  const taken = await takeUp(ctx, id);
  if (!taken) return leaveStopped(run);
  const stopped = new AbortController();
  const signal = AbortSignal.any([run.signal, stopped.signal]);
  const progress = measuredProgress(run, () => stopped.abort(new JobRefused(jobRefusals.stopped())));
  run.changed();
  try {
    const result = await handler.run(ctx, { id, input: taken.input, progress, signal });
    await progress.flush();
    const expires = typeof result?.expires === 'string' ? result.expires : undefined;
    await settle(ctx, id, { state: 'done', ...(result ? { result } : {}), ...(expires ? { expires } : {}) });
  } catch (error) {
    if (!stopped.signal.aborted) await fail(run, error);
  } finally {
    run.changed();
  }
}

/** What keeps a log of its jobs says so there: nobody else does once the job is not run. */
async function leaveStopped({ ctx, id, handler }: JobRun): Promise<void> {
  const now = await jobOf(ctx, id);
  if (!isRefusal(now) && now.state === 'stopped') await handler.stopped?.(ctx, now);
}

async function fail(run: JobRun, error: unknown): Promise<void> {
  const { ctx, id, handler, log } = run;
  if (error instanceof JobRefused) return settle(ctx, id, { state: 'failed', failure: error.refusal });
  if (!run.signal.aborted) log.error({ err: error, job: id, name: handler.name }, 'a job failed');
  if (run.isLastAttempt && !run.signal.aborted) {
    return settle(ctx, id, { state: 'failed', failure: jobRefusals.failed({ reference: id.slice(-12) }) });
  }
  await settle(ctx, id, { state: 'waiting' });
  throw error;
}

/** How often progress is written while it moves, in milliseconds. */
const PAUSE = 250;

/** Writes what was measured, at most every `PAUSE`; notices that the job was stopped. */
function measuredProgress(run: JobRun, onStopped: () => void): Progress & { flush(): Promise<void> } {
  const now = { step: '', done: 0, total: undefined };
  let written = 0;
  let isDirty = false;
  const write = async () => {
    written = Date.now();
    isDirty = false;
    if (!(await noteProgress(run.ctx, run.id, now))) onStopped();
    run.changed();
  };
  return {
    async step(name, total) {
      Object.assign(now, { step: name, done: 0, total });
      await write();
    },
    async done(count) {
      now.done = count;
      isDirty = true;
      if (Date.now() - written >= PAUSE || count === now.total) await write();
    },
    async flush() {
      if (isDirty) await write();
    },
  };
}

/** The value, or a job that ends with the refusal. */
export function orRefuseJob<T>(value: T): Exclude<T, Refusal> {
  if (isRefusal(value)) throw new JobRefused(value);
  return value as Exclude<T, Refusal>;
}
