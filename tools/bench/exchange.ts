import { setTimeout as pause } from 'node:timers/promises';
import { ask, type BenchDatabase } from './bench-database.ts';
import { signIn } from './cases.ts';
import { loginOf } from './fill-tenants.ts';
import { type RunningServer, startOurs } from './our-server.ts';

type Say = (line: string) => void;
const imported = 100_000;
const exported = 1_000_000;
/** Tenants of the bench that nobody else asks. */
const importer = 48;
const exporter = 49;

interface Job {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly total: number | null;
  readonly failure: string | null;
  readonly result: {
    readonly counts?: Readonly<Record<string, number>>;
    readonly rows?: number;
    readonly file?: { readonly id: string };
  } | null;
}

/** A large file in, large ones out, as jobs of the real server: seconds, and what they take of memory. */
export async function measureExchange(database: BenchDatabase, say: Say, only?: string): Promise<void> {
  if (only !== 'export') await measureImport(database, say);
  if (only === 'import') return;
  await fillExported(database);
  for (const format of ['csv', 'xlsx'] as const) await measureExport(database, say, format);
}

async function measureImport(database: BenchDatabase, say: Say): Promise<void> {
  await using server = await startOurs(database, 4513);
  await pause(2000);
  const before = server.memory();
  const token = await signIn(server.baseUrl, loginOf(importer));
  const { seconds, job } = await timed(() => importRows(server, token));
  const { created, failed } = job.result?.counts ?? {};
  say(
    `import of ${imported.toLocaleString('en')} rows: ${seconds.toFixed(1)} s (${created} made, ${failed} failed), ${memoryOf(before, server)}`,
  );
}

/** A ninth of the rows, all of them, and all of them again: memory that does not depend on the rows stays where it is. */
async function measureExport(database: BenchDatabase, say: Say, format: 'csv' | 'xlsx'): Promise<void> {
  await using server = await startOurs(database, 4513);
  await pause(2000);
  const before = server.memory();
  const token = await signIn(server.baseUrl, loginOf(exporter));
  for (const isAll of [false, true, true]) {
    const { seconds, job } = await timed(() => exportRows(server, token, format, isAll));
    const bytes = await download(server, token, job.result?.file?.id ?? '');
    say(
      `export of ${job.result?.rows?.toLocaleString('en')} rows: ${seconds.toFixed(1)} s, ${(bytes / 2 ** 20).toFixed(0)} MiB of ${format.toUpperCase()}, ${memoryOf(before, server)}`,
    );
  }
}

const memoryOf = (before: number, server: RunningServer): string =>
  `memory ${before.toFixed(0)} MiB before, ${server.peak().toFixed(0)} MiB at most: ${(server.peak() - before).toFixed(0)} MiB over it`;

async function timed(work: () => Promise<Job>): Promise<{ seconds: number; job: Job }> {
  const begun = performance.now();
  const job = await work();
  if (job.state !== 'done') throw new Error(`the job ended as ${job.state}: ${job.failure}`);
  return { seconds: (performance.now() - begun) / 1000, job };
}

/** A million cost centers in one tenant, written once. */
async function fillExported({ superuserUrl }: BenchDatabase): Promise<void> {
  const tenant = `(select tenant_id from app."user" where login = '${loginOf(exporter)}')`;
  const [there] = await ask<{ n: number }>(
    superuserUrl,
    `select count(*)::integer as n from app.cost_center where tenant_id = ${tenant}`,
  );
  if ((there?.n ?? 0) >= exported) return;
  await ask(
    superuserUrl,
    `insert into app.cost_center (tenant_id, id, version, created, created_by, updated, updated_by, code, name, active)
      select u.tenant_id, gen_random_uuid(), 1, now() - make_interval(secs => n), u.id, now(), u.id, 'X-' || n, 'Cost center number ' || n, true
      from app."user" u, generate_series(1, ${exported}) n where u.login = '${loginOf(exporter)}'`,
  );
  await ask(superuserUrl, 'vacuum (analyze) app.cost_center');
}

async function importRows(server: RunningServer, token: string): Promise<Job> {
  const run = Date.now().toString(36).toUpperCase();
  const lines = Array.from({ length: imported }, (_, n) => `I-${run}-${n},Imported cost center ${n}`);
  const form = new FormData();
  form.append('entity', 'costCenter');
  form.append('file', new Blob([`code,name\r\n${lines.join('\r\n')}\r\n`]), 'cost-centers.csv');
  const upload = await call<{ id: string; rows: number }>(server, token, 'POST', 'import', form);
  const job = await call<Job>(server, token, 'POST', `import/${upload.id}/run`, {
    what: 'IMPORT',
    mode: 'CREATE',
    columns: ['code', 'name'],
    rows: upload.rows,
  });
  return ended(server, token, job.id);
}

/** All of them, or those whose number begins with a one: a ninth. */
async function exportRows(server: RunningServer, token: string, format: 'csv' | 'xlsx', isAll: boolean): Promise<Job> {
  const filter = isAll ? {} : { filter: JSON.stringify({ field: 'code', op: 'lt', value: 'X-2' }) };
  const job = await call<Job>(server, token, 'POST', 'export/costCenter', { format, ...filter });
  return ended(server, token, job.id);
}

/** Waits for the job; its progress has to grow, never beyond its total. */
async function ended(server: RunningServer, token: string, id: string): Promise<Job> {
  for (let last = 0; ; await pause(500)) {
    const job = await call<Job>(server, token, 'GET', `job/${id}`);
    if (job.done < last || (job.total !== null && job.done > job.total))
      throw new Error(`progress went from ${last} to ${job.done} of ${job.total}`);
    last = job.done;
    if (job.state !== 'waiting' && job.state !== 'running') return job;
  }
}

async function download(server: RunningServer, token: string, id: string): Promise<number> {
  const answer = await fetch(`${server.baseUrl}/api/file-storage/raw/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let bytes = 0;
  for await (const part of answer.body ?? []) bytes += part.length;
  return bytes;
}

async function call<T>(
  server: RunningServer,
  token: string,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${server.baseUrl}/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(method === 'POST' && !isForm
        ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        : {}),
      ...(isForm ? { 'x-file-last': 'true' } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
