import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { kebab } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { serverEnvironment } from '../runtime/server-environment.mjs';
import { assigneeCallsOf, type MeasuredCall } from './assignee-calls.ts';
import { cache } from './bench-place.ts';
import { type Caller, signedIn } from './caller.ts';
import { startServer } from './our-server.ts';
import { percentile } from './rounds.ts';

type Say = (line: string) => void;
const target = 50;
const root = join(import.meta.dirname, '../..');

/**
 * Every call the assignee app makes, and every list of the workspace, one after the other over the demo: milliseconds as the
 * caller waits for them, the slowest first; `only`: `assignee` or `lists`. The demo is loaded anew, so that what is written is gone with the next run.
 */
export async function measureEveryCall(
  port: number,
  { times, only }: { readonly times: number; readonly only: string | undefined },
  say: Say,
): Promise<void> {
  const dataDir = join(cache, 'calls');
  await rm(dataDir, { recursive: true, force: true });
  say('loading the demo');
  await using server = await startServer(
    [join(root, 'apps/server/src/start.ts')],
    port,
    '/health/ready',
    serverEnvironment(root, { PORT: String(port), DATA_DIR: dataDir, DEMO: 'on', RATE_FACTOR: '1000' }),
  );
  const assignee = await signedIn(server.baseUrl, 'assignee.fr');
  const home = await tenantOf(assignee);
  if (only !== 'lists')
    await report(say, `assignee app, ${times} times each`, assignee, await assigneeCallsOf(assignee), times);
  if (only === 'assignee') return;
  const readers = [await signedIn(server.baseUrl, 'admin.one'), await signedIn(server.baseUrl, 'case.manager')];
  const few = Math.ceil(times / 4);
  await report(say, `lists of the workspace, ${few} times each`, assignee, await listsOf(home, ...readers), few);
}

async function report(
  say: Say,
  title: string,
  by: Caller,
  calls: readonly MeasuredCall[],
  times: number,
): Promise<void> {
  say(`\n${title}: p50 and p95 in ms (target p95 ≤ ${target})`);
  const rows: { readonly name: string; readonly p50: number; readonly p95: number }[] = [];
  for (const one of calls) {
    const took: number[] = [];
    for (let n = -5; n < Math.min(times, one.most ?? times); n += 1) {
      const { method, path, body } = await one.make(n);
      const began = performance.now();
      const answer = await (one.by ?? by).call(method, path, body);
      // The first ones warm up.
      if (n >= 0) took.push(performance.now() - began);
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    rows.push({ name: one.name, p50: percentile(took, 0.5), p95: percentile(took, 0.95) });
  }
  for (const { name, p50, p95 } of rows.toSorted((a, b) => b.p95 - a.p95))
    say(
      `${name.padEnd(64)} ${p50.toFixed(1).padStart(7)} ${p95.toFixed(1).padStart(7)}${p95 > target ? '   above' : ''}`,
    );
  say(`${rows.filter((row) => row.p95 > target).length} of ${rows.length} above ${target} ms`);
}

/** The first page of every list, as a list screen asks for it, by whoever may read it. */
async function listsOf(home: string, ...readers: readonly Caller[]): Promise<MeasuredCall[]> {
  const found: MeasuredCall[] = [];
  for (const entity of catalogue.entities.filter((e) => !e.internal)) {
    const scope = entity.scope === 'global' ? '' : `for-tenant/${home}/`;
    const path = `${scope}fe/${kebab(entity.name)}/search?page=0&size=50&total=capped`;
    for (const by of readers) {
      if ((await by.call('GET', path)).status !== 200) continue;
      found.push({ name: entity.plural, by, make: async () => ({ method: 'GET', path }) });
      break;
    }
  }
  return found;
}

async function tenantOf(by: Caller): Promise<string> {
  return ((await by.call('GET', 'user/me')).body as { tenant: { id: string } }).tenant.id;
}
