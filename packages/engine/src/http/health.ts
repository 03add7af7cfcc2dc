import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import type { HttpConfig } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { Watch } from './watch.ts';

/** What has to be true besides the database before the server takes calls (migrations, disk), by name. */
export type ReadyChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

const patience = 2000;

/** `/health/live`: the process answers. `/health/ready`: it can work. `/metrics`: for the machine itself unless configured. */
export function addHealth(
  app: FastifyInstance,
  parts: { store: Store; checks: ReadyChecks; watch: Watch; metrics: Metrics; config: HttpConfig },
): void {
  const { store, checks, watch, metrics, config } = parts;
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const asked = { database: () => store.ready(), ...checks, draining: () => !watch.isDraining };
    const results = await Promise.all(
      Object.entries(asked).map(async ([name, check]) => [name, await isTrue(check)] as const),
    );
    const isReady = results.every(([, ok]) => ok);
    const failing = results.filter(([, ok]) => !ok).map(([name]) => name);
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    if (!isReady) reply.header('retry-after', '2');
    return reply.send({ status: isReady ? 'ready' : 'not ready', ...(isReady ? {} : { failing }) });
  });
  app.get('/metrics', async (request, reply) => {
    if (config.metrics !== 'open' && !isFromHere(request)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.type)
      .send(await metrics.text());
  });
}

async function isTrue(check: () => boolean | Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** From this machine and not passed on by a proxy on it. */
function isFromHere(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return isLoopback && request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
}
