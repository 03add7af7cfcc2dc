import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { writeXlsx } from '@homeport/engine/exchange';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zip } from '../../../../../tests/support/engine/sample-files.ts';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home = '';
const token: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  const foreign = await port.tenant('FOREIGN');
  await port.user(home, 'clerk', ['hr']);
  await port.user(home, 'colleague', ['hr']);
  await port.user(home, 'assignee', ['assignee']);
  await port.user(home, 'admin', ['administrator']);
  await port.user(foreign, 'stranger', ['hr', 'administrator']);
  for (const login of ['clerk', 'colleague', 'assignee', 'admin', 'stranger']) token[login] = await port.signIn(login);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const get = async (path: string, as = 'clerk'): Promise<Response> =>
  fetch(`${port.baseUrl}/api/${path}`, { headers: { authorization: `Bearer ${token[as]}` } });
const bytesOf = async (path: string, as = 'clerk') => Buffer.from(await (await get(path, as)).arrayBuffer());
async function ended(id: string, as = 'clerk') {
  for (;;) {
    const { body } = await port.call('GET', `job/${id}`, { as: token[as] });
    if (body.state !== 'waiting' && body.state !== 'running') return body;
    await pause(50);
  }
}
async function upload(name: string, bytes: Uint8Array | string, as = 'clerk', entity = 'person') {
  const form = new FormData();
  form.append('entity', entity);
  form.append('file', new Blob([bytes as BlobPart]), name);
  return port.call('POST', 'import', { as: token[as], body: form, headers: { 'x-file-last': 'true' } });
}
const start = (id: string, body: object, as = 'clerk') =>
  port.call('POST', `import/${id}/run`, { as: token[as], body, headers: { 'idempotency-key': crypto.randomUUID() } });
const people = (count: number): string =>
  [
    'First name,Last name,E-mail',
    ...Array.from({ length: count }, (_, n) => `First ${n},Last ${n},p${n}@example.org`),
  ].join('\r\n');
const countPeople = async () =>
  (await port.in(home).query<{ n: number }>(sql`select count(*)::integer as n from app.person`))[0]?.n;

describe('an import', () => {
  test('goes from the file over matched columns and a trial to records, with what was counted', async () => {
    const uploaded = await upload('people.csv', `${people(3)}\r\n,Nameless,x`);
    expect(uploaded.body).toMatchObject({
      entity: 'person',
      rows: 4,
      delimiter: ',',
      columns: [
        { header: 'First name', target: 'firstName', samples: ['First 0', 'First 1', 'First 2'] },
        { target: 'lastName' },
        { target: 'email' },
      ],
    });
    const columns = uploaded.body.columns.map((c: { target: string }) => c.target);
    const tried = await ended((await start(uploaded.body.id, { what: 'DRY_RUN', columns, rows: 4 })).body.id);
    expect(tried).toMatchObject({
      state: 'done',
      done: 4,
      total: 4,
      step: 'try',
      result: { counts: { rows: 4, created: 3, failed: 1 } },
    });
    expect(await countPeople()).toBe(0);
    expect(tried.result.findings[0]).toMatchObject({ row: 5, column: 'E-mail' });
    expect(tried.result.findings[0].text).toMatch(/^Row 5, E-mail: /);
    const done = await ended((await start(uploaded.body.id, { what: 'IMPORT', columns, rows: 4 })).body.id);
    expect(done.result.counts).toMatchObject({ created: 3, failed: 1 });
    expect(await countPeople()).toBe(3);
    const failed = parse(await bytesOf(`file-storage/raw/${done.result.file.id}`), { bom: true }) as string[][];
    expect(failed[0]).toEqual(['First name', 'Last name', 'E-mail', '!']);
    expect(failed[1]?.slice(0, 3)).toEqual(['', 'Nameless', 'x']);
    expect(failed[1]?.[3]).not.toBe('');
    expect((await get(`file-storage/raw/${done.result.file.id}`, 'colleague')).status).toBe(404);
  });
  test('of a workbook is the same', async () => {
    const cell = (text: string) => ({ kind: 'text', text }) as const;
    async function* rows() {
      yield [[cell('Ana'), cell("O'Hara"), cell('ana@example.org')]];
    }
    const workbook = await buffer(
      writeXlsx(
        'People',
        ['Vorname', 'lastName', 'email'].map((header) => ({ header })),
        rows(),
      ),
    );
    const { body } = await upload('people.xlsx', workbook);
    expect(body).toMatchObject({
      rows: 1,
      delimiter: null,
      columns: [{ target: null }, { target: 'lastName' }, { target: 'email' }],
    });
    const job = await ended(
      (await start(body.id, { what: 'IMPORT', columns: ['firstName', 'lastName', 'email'] })).body.id,
    );
    expect(job.result.counts).toMatchObject({ created: 1, failed: 0 });
  });
  test('of nothing, or all, when told so', async () => {
    const before = await countPeople();
    const { body } = await upload('people.csv', `${people(150).replaceAll('First ', 'Other ')}\r\n,Nameless,`);
    const job = await ended(
      (await start(body.id, { what: 'IMPORT', keepGoing: false, columns: ['firstName', 'lastName', 'email'] })).body.id,
    );
    expect(job.result.counts).toMatchObject({ rows: 151, created: 0, failed: 1 });
    expect(await countPeople()).toBe(before);
  });
  test("is refused for files that are none, for who may not, and for another one's upload", async () => {
    const code = async (...args: Parameters<typeof upload>) => (await upload(...args)).body.code;
    expect(await code('a.pdf', '%PDF-1.7')).toBe('exchange.wrongFile');
    expect(await code('a.csv', 'only,a,header\n')).toBe('exchange.noRows');
    expect(await code('a.csv', 'a,b\n"never closed')).toBe('exchange.unreadable');
    expect(await code('a.csv', `${Array.from({ length: 300 }, (_, i) => `c${i}`).join()}\n1`)).toBe(
      'exchange.tooManyColumns',
    );
    expect(
      await code(
        'a.xlsx',
        zip({ '[Content_Types].xml': '<Types/>', 'xl/worksheets/sheet1.xml': Buffer.alloc(30_000_000) }),
      ),
    ).toBe('files.archiveTooLarge');
    expect(await code('a.csv', people(1), 'assignee')).toBe('exchange.notImportable');
    expect(await code('a.csv', people(1), 'clerk', 'session')).toBe('exchange.unknownEntity');
    const { body } = await upload('a.csv', people(1));
    const columns = ['firstName', 'lastName', 'email'];
    for (const as of ['colleague', 'stranger'])
      expect((await start(body.id, { what: 'IMPORT', columns }, as)).body.code).toBe('exchange.notFound');
    expect((await start(body.id, { what: 'IMPORT', columns: ['firstName', 'firstName', null] })).body.code).toBe(
      'exchange.columnTwice',
    );
    expect((await start(body.id, { what: 'IMPORT', columns: ['password'] })).body.code).toBe('exchange.unknownColumn');
  });
  test('has a template with a column for everything', async () => {
    const csv = (await bytesOf('import-template/person?format=csv')).toString();
    expect(csv).toContain('First name *');
    const sheet = (await readXlsx(await bytesOf('import-template/person?format=xlsx'))).sheets[0];
    expect(sheet?.rows[0]).toContain('First name *');
    expect((await get('import-template/person', 'assignee')).status).toBe(403);
  });
});

describe('an export', () => {
  test('of a short list is a file at once', async () => {
    const answer = await get('export/person?format=csv&columns=firstName,lastName&sort=firstName,asc&bom=false');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="persons-\d{4}-\d\d-\d\d\.csv"/);
    expect((await answer.text()).split('\r\n').slice(0, 2)).toEqual(['firstName,lastName', "Ana,O'Hara"]);
    expect((await get('export/person', 'assignee')).status).toBe(403);
    expect((await get('export/session')).status).toBe(404);
    expect((await get('export/person?columns=nothing')).status).toBe(400);
  });
  test('of a long list is a job; its file is for its maker alone, while the rights last, and for a time', async () => {
    await port
      .in(home)
      .query(sql`insert into app.person (tenant_id, id, version, created, created_by, updated, updated_by, first_name, last_name)
      select ${home}::uuid, gen_random_uuid(), 1, now(), ${home}::uuid, now(), ${home}::uuid, 'Many ' || n, 'Person' from generate_series(1, 1200) n`);
    expect(await (await get('export/person')).json()).toMatchObject({ code: 'exchange.tooManyRows' });
    const started = await port.call('POST', 'export/person', {
      as: token.clerk,
      body: { format: 'xlsx', formatted: true },
    });
    const job = await ended(started.body.id);
    const rows = await countPeople();
    expect(job).toMatchObject({ state: 'done', done: rows, total: rows, result: { rows, isInOrder: true } });
    const { sheets } = await readXlsx(await bytesOf(`file-storage/raw/${job.result.file.id}`));
    expect(sheets[0]?.rows).toHaveLength((rows ?? 0) + 1);
    for (const as of ['colleague', 'admin', 'stranger', 'assignee'])
      expect((await get(`file-storage/raw/${job.result.file.id}`, as)).status).toBe(404);
    expect((await port.call('GET', `job/${started.body.id}`, { as: token.colleague })).status).toBe(404);
    expect(
      (await port.call('GET', 'jobs', { as: token.clerk })).body.content.map((j: { id: string }) => j.id),
    ).toContain(started.body.id);

    const roleOf = (code: string) => sql`(select id from app.role where code = ${code})`;
    const user = sql`(select id from app."user" where login = 'clerk')`;
    await port
      .in(home)
      .query(sql`update app.user_roles_link set target_id = ${roleOf('VENDOR')} where owner_id = ${user}`);
    await pause(1_000);
    expect(await (await get(`file-storage/raw/${job.result.file.id}`)).json()).toMatchObject({
      code: 'documents.accessChanged',
    });
    await port.in(home).query(sql`update app.user_roles_link set target_id = ${roleOf('HR')} where owner_id = ${user}`);
    await pause(1_000);
    expect((await get(`file-storage/raw/${job.result.file.id}`)).status).toBe(200);
  });
});

describe('events that were given up', () => {
  test('are shown to administrators of their tenant', async () => {
    await port
      .in(home)
      .query(
        sql`insert into engine.outbox (event, entity, record_id, payload, dead) values ('a.b', 'person', ${home}::uuid, '{}', now())`,
      );
    expect((await port.call('GET', 'outbox/dead', { as: token.admin })).body).toMatchObject({
      totalElements: 1,
      content: [{ event: 'a.b', eventLabel: 'a.b', entity: 'person', entityLabel: 'Person' }],
    });
    expect((await port.call('GET', 'outbox/dead', { as: token.stranger })).body.totalElements).toBe(0);
    expect((await port.call('GET', 'outbox/dead', { as: token.clerk })).status).toBe(403);
  });
});

test('a formatted file is in the form of who reads it, also in a company that theirs manages', async () => {
  const manager = await port.tenant('MANAGER', { kind: 'TENANT_MC' });
  const managed = await port.tenant('MANAGED', { managedBy: manager });
  const user = await port.user(manager, 'abroad', ['caseManager', 'administrator', 'master']);
  await port
    .in(manager)
    .query(sql`update app."user" set date_format = 'yyyy-MMM-dd', language = 'fr' where id = ${user}::uuid`);
  token.abroad = await port.signIn('abroad');
  await make(port.in(managed), 'exchangeRate', { rate: '0.925', effectiveDate: '2026-02-08' });
  const path = `for-tenant/${managed}/export/exchangeRate?format=csv&formatted=true&columns=effectiveDate,rate`;
  const [, row] = parse(await bytesOf(path, 'abroad'), { bom: true }) as string[][];
  expect(row).toEqual(['2026-févr-08', '0,925']);
});
