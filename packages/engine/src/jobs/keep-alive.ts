import type { Worker, WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';

const BEAT = 5_000;
/** Seconds without a beat after which a worker's jobs are taken over. */
const SILENCE = 20;

export interface KeepAlive {
  stop(): Promise<void>;
  /** Frees what was not finished when the workers stopped, so that the next process takes it at once. */
  letGo(): Promise<void>;
}

/**
 * Notes every few seconds which workers of this process are alive, and frees the jobs of those that fell silent. The
 * queue itself would leave the jobs of a killed process locked for four hours.
 */
export function keepAlive(pool: pg.Pool, events: WorkerEvents, log: Logger): KeepAlive {
  const mine = new Set<string>();
  // Jobs are locked by their worker or, when one takes them for all, by the pool of workers.
  const know = ({ worker }: { worker: Worker }) => mine.add(worker.workerId).add(worker.workerPool.id);
  events.on('worker:create', know);
  events.on('job:start', know);
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
    async letGo() {
      await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [[...mine]]);
    },
  };
}
