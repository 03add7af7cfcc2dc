import type { FastifyInstance } from 'fastify';
import { stopListening } from './stop-listening.ts';
import type { Log, Watch } from './watch.ts';

export interface StopOptions {
  /** Milliseconds between "not ready" and not accepting, so that a balancer can look elsewhere. */
  readonly notice?: number;
  /** Milliseconds in which who has just connected may still say what they came for. */
  readonly grace?: number;
  /** Milliseconds for everything; what still runs then is cut off. */
  readonly within?: number;
}

/**
 * Stops without losing a call: first not ready, with answers that close their connections; then no new connections; then the
 * running calls finish. Resolves true when all did in time.
 */
export function stopperOf(app: FastifyInstance, watch: Watch, log: Log): (options?: StopOptions) => Promise<boolean> {
  let stopping: Promise<boolean> | undefined;
  return (options = {}) => (stopping ??= stop(app, watch, log, options));
}

async function stop(
  app: FastifyInstance,
  watch: Watch,
  log: Log,
  { notice = 500, grace = 1000, within = 25_000 }: StopOptions,
): Promise<boolean> {
  const started = performance.now();
  watch.isDraining = true;
  await new Promise((resolve) => setTimeout(resolve, notice));
  const ended = stopListening(app.server);
  let idle: NodeJS.Timeout | undefined;
  const closeIdle = () => app.server.closeIdleConnections();
  const latest = setTimeout(() => {
    closeIdle();
    idle = setInterval(closeIdle, 100);
  }, grace);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, within - notice));
  });
  const isDone = await Promise.race([ended.then(() => true), late]);
  clearTimeout(latest);
  clearInterval(idle);
  clearTimeout(timer);
  if (!isDone) app.server.closeAllConnections();
  await app.close();
  log.info({ ms: Math.round(performance.now() - started), complete: isDone }, 'stopped');
  return isDone;
}
