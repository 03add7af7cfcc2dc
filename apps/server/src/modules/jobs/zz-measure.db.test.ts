import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { test } from 'vitest';
import { startHomeport } from '../../../../../tests/support/homeport.ts';

test('measure', async () => {
  await using port = await startHomeport();
  const home = await port.tenant('HOME');
  await port.user(home, 'clerk', ['hr']);
  const as = await port.signIn('clerk');
  const client = new pg.Client({ connectionString: port.superuserUrl });
  await client.connect();
  let peak = 0,
    heap = 0;
  const timer = setInterval(() => {
    const m = process.memoryUsage();
    peak = Math.max(peak, m.rss);
    heap = Math.max(heap, m.heapUsed);
  }, 100);
  const mb = (n: number) => Math.round(n / 1e6);
  const wait = async (id: string) => {
    for (;;) {
      const { body } = await port.call('GET', `job/${id}`, { as });
      if (!body || (body.state !== 'waiting' && body.state !== 'running')) return body;
      await pause(500);
    }
  };
  if (process.env.WHAT !== 'import') {
    await client.query(`insert into app.person (tenant_id, id, version, created, created_by, updated, updated_by, first_name, last_name, email)
    select '${home}', gen_random_uuid(), 1, now() - n * interval '1 second', '${home}', now(), '${home}', 'Many ' || n, 'Person', 'p' || n || '@example.org' from generate_series(1, 1000000) n`);
    await client.query('analyze app.person');
    globalThis.gc?.();
    peak = 0;
    heap = 0;
    const base = process.memoryUsage().rss;
    for (const format of ['csv', 'xlsx']) {
      const t = Date.now();
      const { body } = await port.call('POST', 'export/person', { as, body: { format } });
      const seen: unknown[] = [];
      void (async () => {
        for (let i = 0; i < 5; i++) {
          await pause(8000);
          const r = (await port.call('GET', `job/${body.id}`, { as })).body;
          seen.push([r?.done, mb(process.memoryUsage().rss)]);
        }
      })();
      const job = await wait(body.id);
      console.log(
        'export',
        format,
        (Date.now() - t) / 1000,
        's',
        job.state,
        job.result?.rows,
        job.failure,
        'base',
        mb(base),
        'peak rss',
        mb(peak),
        'heap',
        mb(heap),
        JSON.stringify(seen),
      );
    }
    await client.query('delete from app.person');
  }
  const n = 100_000;
  const csv = [
    'First name,Last name,E-mail',
    ...Array.from({ length: n }, (_, i) => `First ${i},Last ${i},p${i}@example.org`),
  ].join('\n');
  const form = new FormData();
  form.append('entity', 'person');
  form.append('file', new Blob([csv]), 'p.csv');
  const up = await port.call('POST', 'import', { as, body: form });
  globalThis.gc?.();
  peak = 0;
  heap = 0;
  const t = Date.now();
  const { body } = await port.call('POST', `import/${up.body.id}/run`, {
    as,
    body: { what: 'IMPORT', columns: ['firstName', 'lastName', 'email'], rows: n },
    headers: { 'idempotency-key': 'x' },
  });
  const seen: unknown[] = [];
  void (async () => {
    for (let i = 0; i < 8; i++) {
      await pause(12000);
      const r = (await port.call('GET', `job/${body.id}`, { as })).body;
      seen.push([r?.done, mb(process.memoryUsage().rss)]);
    }
  })();
  const job = await wait(body.id);
  console.log(
    'import',
    (Date.now() - t) / 1000,
    's',
    JSON.stringify(job.result?.counts ?? job),
    'peak rss',
    mb(peak),
    'heap',
    mb(heap),
    JSON.stringify(seen),
  );
  clearInterval(timer);
  await client.end();
}, 900_000);
