import { isRefusal, type Refusal } from '@homeport/grammar';
import { type JobHelpers, parseCronItems, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { JobHandler } from '../module.ts';
import { keepAlive } from './keep-alive.ts';
import { quietLogger } from './quiet-logger.ts';
import { runJob } from './run-job.ts';

/** For whom a job runs: the user who started it, with the rights that user has now. */
export interface JobOwner {
  readonly tenant: string;
  readonly user: string;
  readonly requestId: string;
}
/** Work of the installation itself, at set times (five fields, UTC), once over all nodes. */
export interface RecurringJob {
  readonly name: string;
  readonly cron: string;
  readonly run: (signal: AbortSignal) => Promise<void>;
}
export interface JobsOptions {
  /** Connection as the owner of the database. */
  readonly url: string;
  readonly jobs: readonly JobHandler[];
  readonly recurring?: readonly RecurringJob[];
  readonly ctxOf: (owner: JobOwner) => Promise<Context | Refusal>;
  readonly log: Logger;
  /** Jobs at the same time on this node. */
  readonly concurrency?: number;
  readonly changed?: (tenant: string, user: string, job: string) => void;
}
export interface Jobs {
  /** Takes no more jobs, gives running ones a moment, puts the rest back. */
  stop(): Promise<void>;
}

/** Starts taking jobs from the queue. Throws on two jobs of one name. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { log, concurrency = 2, recurring = [] } = options;
  const pool = new pg.Pool({ connectionString: options.url, max: concurrency + 2, application_name: 'homeport jobs' });
  const lost = (err: Error) => log.warn({ err }, 'a connection of the job queue was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    logger: quietLogger(log),
    taskList: tasksOf(options),
    parsedCronItems: parseCronItems(
      recurring.map((r) => ({ task: r.name, match: r.cron, identifier: r.name, options: { maxAttempts: 1 } })),
    ),
    gracefulShutdownAbortTimeout: 5_000,
  }).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const alive = keepAlive(pool, runner.events, log);
  return {
    async stop() {
      await alive.stop();
      await runner.stop().catch((err: unknown) => log.warn({ err }, 'the job queue did not stop cleanly'));
      await alive.letGo().catch((err: unknown) => log.warn({ err }, 'jobs could not be put back'));
      await pool.end();
    },
  };
}

interface Payload {
  readonly tenant: string;
  readonly user: string;
  readonly id: string;
}

function tasksOf(options: JobsOptions): TaskList {
  const tasks: TaskList = {};
  const add = (name: string, task: (payload: Payload, helpers: JobHelpers) => Promise<void>) => {
    if (Object.hasOwn(tasks, name)) throw new Error(`two jobs of the name ${name}`);
    tasks[name] = (payload: unknown, helpers) => task(payload as Payload, helpers);
  };
  for (const handler of options.jobs) {
    add(handler.name, async ({ tenant, user, id }, { job, abortSignal }) => {
      const ctx = await options.ctxOf({ tenant, user, requestId: id });
      // Who may no longer act leaves the job waiting; it is removed with the user's other traces.
      if (isRefusal(ctx))
        return options.log.warn({ job: id, code: ctx.code }, 'a job was not run: its owner may not act');
      const isLastAttempt = job.attempts >= job.max_attempts;
      const changed = () => options.changed?.(tenant, user, id);
      await runJob({ ctx, id, handler, signal: abortSignal ?? NEVER, isLastAttempt, log: options.log, changed });
    });
  }
  for (const { name, run: work } of options.recurring ?? [])
    add(name, (_, { abortSignal }) => work(abortSignal ?? NEVER));
  return tasks;
}
const NEVER = new AbortController().signal;
