import { isRefusal, type Refusal } from '@homeport/grammar';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { jobRefusals } from './job-refusals.ts';

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'stopped';

/** A job as its owner sees it. `done` of `total` were measured; `total` is null while it is not known. */
export interface JobView {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly step: string | null;
  readonly done: number;
  readonly total: number | null;
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly failure: Refusal | null;
  readonly created: string;
  readonly started: string | null;
  readonly finished: string | null;
  readonly expires: string | null;
}

const second = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`);
const view = sql`id, name, state, step, done::float8 as done, total::float8 as total, input, result, failure,
  ${second('created')}, ${second('started')}, ${second('finished')}, ${second('expires')}`;

/** The caller's jobs, newest first. */
export async function jobsOf(ctx: Context, limit = 50): Promise<JobView[]> {
  const rows = await ctx.query<JobRow>(
    sql`select ${view} from engine.job where owner = ${ctx.me.user}::uuid order by engine.job.created desc, id desc limit ${limit}`,
  );
  return rows.map(viewOf);
}

/** One of the caller's jobs. */
export async function jobOf(ctx: Context, id: string): Promise<JobView | Refusal> {
  const rows = await ctx.query<JobRow>(
    sql`select ${view} from engine.job where id = ${id}::uuid and owner = ${ctx.me.user}::uuid`,
  );
  return rows[0] ? viewOf(rows[0]) : jobRefusals.notFound();
}

/** Stops a job of the caller: a waiting one never starts, a running one stops at its next safe point. */
export async function stopJob(ctx: Context, id: string): Promise<JobView | Refusal> {
  const known = await jobOf(ctx, id);
  if (isRefusal(known)) return known;
  const changed = await ctx.query(sql`
    update engine.job set state = 'stopped', finished = now()
    where id = ${id}::uuid and owner = ${ctx.me.user}::uuid and state in ('waiting', 'running') returning id`);
  return changed.length === 0 ? jobRefusals.finished() : jobOf(ctx, id);
}

/** Takes a job up, or again after a crash; undefined when it was stopped or is done. */
export async function takeUp(
  ctx: Context,
  id: string,
): Promise<{ input: Record<string, unknown>; done: number } | undefined> {
  const rows = await ctx.query<{ input: Record<string, unknown>; done: number }>(sql`
    update engine.job set state = 'running', started = coalesce(started, now()), failure = null
    where id = ${id}::uuid and state in ('waiting', 'running') returning input, done::float8 as done`);
  return rows[0];
}

/** Notes how far a running job has come; false when it was stopped meanwhile. */
export async function noteProgress(
  ctx: Context,
  id: string,
  at: { step: string; done: number; total?: number },
): Promise<boolean> {
  const rows = await ctx.query(sql`
    update engine.job set step = ${at.step}, done = ${at.done}, total = ${at.total ?? null}
    where id = ${id}::uuid and state = 'running' returning id`);
  return rows.length === 1;
}

/** The end of a job, or its return to the queue (`waiting`). A job that was stopped stays stopped. */
export async function settle(
  ctx: Context,
  id: string,
  end: {
    state: 'done' | 'failed' | 'waiting';
    result?: Readonly<Record<string, unknown>>;
    failure?: Refusal;
    expires?: string;
  },
): Promise<void> {
  const isOver = end.state !== 'waiting';
  await ctx.query(sql`
    update engine.job set state = ${end.state}, finished = case when ${isOver} then now() end,
      result = case when ${isOver} then ${end.result ? JSON.stringify(end.result) : null}::jsonb else result end, failure = ${end.failure ? JSON.stringify(end.failure) : null},
      expires = ${end.expires ?? null}::timestamptz
    where id = ${id}::uuid and state = 'running'`);
}

type JobRow = Omit<JobView, 'failure'> & { readonly failure: string | null };
const viewOf = (row: JobRow): JobView => ({
  ...row,
  failure: row.failure === null ? null : (JSON.parse(row.failure) as Refusal),
});
