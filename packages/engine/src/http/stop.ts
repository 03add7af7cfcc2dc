import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log, Watch } from './watch.ts';

export interface StopOptions {
  /** Milliseconds between "not ready" and not accepting, so that a balancer can look elsewhere. */
  readonly notice?: number;
  /** Milliseconds for everything; what still runs then is cut off. */
  readonly within?: number;
}

/** Milliseconds in which who has just connected may still say what they came for. */
const grace = 1000;

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
  { notice = 500, within = 25_000 }: StopOptions,
): Promise<boolean> {
  const started = performance.now();
  watch.isDraining = true;
  await new Promise((resolve) => setTimeout(resolve, notice));
  const ended = stopListening(app);
  let idle: NodeJS.Timeout | undefined;
  const latest = setTimeout(() => {
    idle = setInterval(() => app.server.closeIdleConnections(), 100);
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

/** A turn of the event loop this short (milliseconds) had nothing to do: everybody who had connected is taken. */
const quietTurn = 0.1;
/** Milliseconds to wait for such a turn at the most. */
const quietWithin = 1000;

/**
 * Takes no new connections; resolves when the last one has ended. The HTTP server's own `close` would at once end those that
 * have not yet sent their request. It stops in a quiet turn: who still waited in the system's queue would be cut off.
 */
function stopListening({ server }: FastifyInstance): Promise<void> {
  const until = performance.now() + quietWithin;
  // The system's queue is cut to one place: who does not fit is refused after the close instead of being cut off by it.
  (server as unknown as { _handle?: { listen(backlog: number): number } })._handle?.listen(0);
  return new Promise((resolve) => {
    const turn = (begun: number): void => {
      const now = performance.now();
      if (now - begun > quietTurn && now < until) setImmediate(turn, now);
      else if (server.listening) Server.prototype.close.call(server, () => resolve());
      else resolve();
    };
    setImmediate(turn, 0);
  });
}
