import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';

const BEAT = 5_000;
/** Seconds without a beat after which a worker's jobs are taken over. */
const SILENCE = 20;

/**
 * Notes every few seconds which workers of this process are alive, and frees the jobs of those that fell silent. The
 * queue itself would leave the jobs of a killed process locked for four hours.
 */
export function keepAlive(pool: pg.Pool, events: WorkerEvents, log: Logger): { stop(): Promise<void> } {
  const mine = new Set<string>();
  events.on('worker:create', ({ worker }) => mine.add(worker.workerId));
  events.on('job:start', ({ worker }) => mine.add(worker.workerId));
  const beat = async () => {
    await pool.query(
      'insert into jobs.worker (worker) select unnest($1::text[]) on conflict (worker) do update set seen = now()',
      [[...mine]],
    );
    await pool.query(`select graphile_worker.force_unlock_workers(lost.workers) from (
      select array_agg(distinct job.locked_by) as workers from graphile_worker.jobs job
      where job.locked_at < now() - interval '${SILENCE} seconds' and not exists (
        select from jobs.worker where worker = job.locked_by and seen > now() - interval '${SILENCE} seconds')
    ) lost where lost.workers is not null`);
    await pool.query(`delete from jobs.worker where seen < now() - interval '1 day'`);
  };
  let running: Promise<void> = Promise.resolve();
  const tick = () => {
    running = beat().catch((err: unknown) => log.warn({ err }, 'the job queue could not be looked after'));
  };
  tick();
  const timer = setInterval(tick, BEAT);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
