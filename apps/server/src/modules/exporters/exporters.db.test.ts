import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { type Smtp, startSmtp } from '../../../../../tests/support/smtp.ts';
import { sweepJob } from '../documents/index.ts';
import { exporterReaction } from './due.ts';

let smtp: Smtp;
let port: Homeport;
let home = '';
const user: Record<string, string> = {};
const token: Record<string, string> = {};
beforeAll(async () => {
  smtp = await startSmtp();
  port = await startHomeport({ env: { SMTP_URL: smtp.url } });
  home = await port.tenant('HOME');
  const foreign = await port.tenant('FOREIGN');
  for (const login of ['admin', 'colleague', 'leaver', 'mover'])
    user[login] = await port.user(home, login, ['administrator']);
  user.manager = await port.user(home, 'manager', ['caseManager']);
  user.stranger = await port.user(foreign, 'stranger', ['administrator']);
  for (const [login, id] of Object.entries(user))
    token[login] = await port.enter(login === 'stranger' ? foreign : home, id);
  const ana = await make(port.in(home), 'person', { firstName: 'Ana', lastName: '=HYPERLINK("x")' });
  await make(port.in(home), 'person', { firstName: 'Bo', lastName: 'Berg' });
  await make(port.in(home), 'caseDetail', { assignee: ana.id });
}, 120_000);
afterAll(async () => {
  await port?.[Symbol.asyncDispose]();
  await smtp?.[Symbol.asyncDispose]();
});

const call = (method: string, path: string, as = 'admin', body?: object, version?: number) =>
  port.call(method, path, {
    as: token[as],
    ...(body ? { body } : {}),
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
async function made(path: string, body: object, as = 'admin') {
  const answer = await call('POST', `fe/${path}`, as, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}
let count = 0;
async function newQuery(about: string, columns: readonly (string | [string, string])[], more: object = {}) {
  count += 1;
  const query = await made('data-query', { code: `Q${count}`, name: `Query ${count}`, about, sharing: 'ALL', ...more });
  for (const [n, column] of columns.entries()) {
    const [field, label] = typeof column === 'string' ? [column, null] : column;
    await made('data-query-column', { dataQuery: query.id, sequence: n + 1, field, label });
  }
  return query.id as string;
}
async function newExporter(dataQuery: string, more: object = {}, as = 'admin') {
  count += 1;
  return made('exporter', { code: `E${count}`, name: `Exporter ${count}`, dataQuery, separator: 'COMMA', ...more }, as);
}
async function people() {
  const query = await newQuery('person', ['firstName', ['lastName', 'Surname']], { sortBy: 'firstName' });
  const ours = { field: 'firstName', operator: 'in', value: 'Ana, Bo' };
  await made('data-query-condition', { dataQuery: query, sequence: 1, ...ours });
  return query;
}
async function ended(id: string, as = 'admin') {
  for (;;) {
    const { body } = await call('GET', `job/${id}`, as);
    if (body.state !== 'waiting' && body.state !== 'running') return body;
    await pause(30);
  }
}
/** Runs it now to its end; answers the job. */
async function run(id: string, as = 'admin') {
  const started = await act(id, 'run', as);
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  return ended(started.body.job, as);
}
async function runs(id: string, as = 'admin') {
  const filter = encodeURIComponent(JSON.stringify({ exporter: id }));
  return (await call('GET', `fe/exporter-run?filter=${filter}&sort=number,desc`, as)).body.content;
}
/** Waits until the log says so. */
async function logged(id: string, wanted: object) {
  for (const end = Date.now() + 20_000; ; await pause(50)) {
    const lines = await runs(id);
    if (lines[0] && Object.entries(wanted).every(([key, value]) => lines[0][key] === value)) return lines;
    if (Date.now() > end) throw new Error(`no run like ${JSON.stringify(wanted)}: ${JSON.stringify(lines)}`);
  }
}
/** An action with the version that stands now. */
async function act(id: string, deed: string, as = 'admin') {
  const [row] = await port
    .in(home)
    .query<{ version: number }>(sql`select version from app.exporter where id = ${id}::uuid`);
  return call('POST', `fe/exporter/${id}/${deed}`, as, {}, row?.version);
}
const download = (file: string, as = 'admin') => call('GET', `file-storage/raw/${file}`, as);
const csvOf = async (file: string, as = 'admin') => ((await download(file, as)).body as string).replace(/^\uFEFF/, '');
/** Files of this moment are left alone by the sweep. */
async function makeOld(folder: string) {
  for (const one of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (one.isFile()) await utimes(join(one.parentPath, one.name), 0, 0);
}
/** Its time has come: the database leaves the event. */
const due = (id: string) =>
  port.in(home).query(sql`update app.exporter set next_run = date_trunc('second', now()) - interval '1 minute'
    where tenant_id = ${home}::uuid and id = ${id}::uuid`);

describe('an exporter that is run now', () => {
  test('makes a file that is kept, with a line in its log', async () => {
    const of = await newExporter(await people(), { fileName: 'Staff list' });
    expect(of.nextRun).toBeNull();
    const job = await run(of.id);
    expect(job).toMatchObject({ state: 'done', done: 2, total: 2, step: 'write', result: { rows: 2 } });
    const [line] = await runs(of.id);
    expect(line).toMatchObject({ number: 1, status: 'DONE', cause: 'PERSON', rows: 2, reason: null });
    expect(line.runBy.id).toBe(user.admin);
    expect(line.file.label).toMatch(/^staff-list-\d{4}-\d\d-\d\d-1\.csv$/);
    expect(await csvOf(line.file.id)).toBe(`First name,Surname\r\nAna,"'=HYPERLINK(""x"")"\r\nBo,Berg\r\n`);
    // The mark by which Excel knows UTF-8 is left out by who reads it as text.
    expect(Number(line.size)).toBe(Buffer.byteLength((await download(line.file.id)).body as string) + 3);
  });

  test('follows relations, conditions and limits of its query, in every form', async () => {
    const query = await newQuery('caseDetail', [
      'reference',
      ['assignee.firstName', 'Given name'],
      'assignee.lastName',
    ]);
    await made('data-query-condition', {
      dataQuery: query,
      sequence: 1,
      field: 'assignee.firstName',
      operator: 'eq',
      value: 'Ana',
    });
    const raw = await newExporter(query, { asShown: false, separator: 'TAB', withHeadings: false });
    expect((await run(raw.id)).state).toBe('done');
    expect(await csvOf((await runs(raw.id))[0].file.id)).toMatch(/^[^\t\r]+\tAna\t"?'=HYPERLINK.*\r\n$/);
    const xml = await newExporter(
      await newQuery('person', ['firstName', 'lastName'], { sortBy: 'firstName', limit: 1 }),
      { format: 'xml' },
    );
    await run(xml.id);
    expect((await download((await runs(xml.id))[0].file.id)).body).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<records about="person">\n  <record>\n' +
        '    <value field="firstName" label="First name">Ana</value>\n' +
        '    <value field="lastName" label="Last name">=HYPERLINK(&quot;x&quot;)</value>\n  </record>\n</records>\n',
    );
    const sheet = await newExporter(await people(), { format: 'xlsx' });
    await run(sheet.id);
    const answer = await fetch(`${port.baseUrl}/api/file-storage/raw/${(await runs(sheet.id))[0].file.id}`, {
      headers: { authorization: `Bearer ${token.admin}` },
    });
    const book = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(book.sheets[0]?.rows).toEqual([
      ['First name', 'Surname'],
      ['Ana', '=HYPERLINK("x")'],
      ['Bo', 'Berg'],
    ]);
  });

  test('says why it cannot, and no more than may be known', async () => {
    for (const [column, about, code] of [
      ['salaryOfTheBoss', 'person', 'exchange.unknownColumn'],
      ['assignee.password', 'caseDetail', 'exchange.unknownColumn'],
    ] as const) {
      const query = await newQuery(about, ['created']);
      // A release has taken the field away.
      await port
        .in(home)
        .query(sql`update app.data_query_column set field = ${column} where data_query_id = ${query}::uuid`);
      const of = await newExporter(query);
      expect(await run(of.id)).toMatchObject({ state: 'failed', failure: expect.stringMatching(/\w/) });
      const [line] = await runs(of.id);
      expect(line, code).toMatchObject({ status: 'FAILED', reason: 'QUERY', file: null });
      expect(line.detail).toMatch(/salaryOfTheBoss|assignee\.password/);
    }
  });

  test('keeps as many files as it is told, and the whole log', async () => {
    const of = await newExporter(await people(), { keepRuns: 2 });
    for (let n = 0; n < 4; n += 1) await run(of.id);
    const lines = await runs(of.id);
    expect(lines.map((line: { file: object | null }) => line.file !== null)).toEqual([true, true, false, false]);
    const [kept] = await port.in(home).query<{ n: number }>(sql`
      select count(*)::integer as n from app.attachment a join app.exporter_run r on r.tenant_id = a.tenant_id and r.id = a.entity_id::uuid
      where r.exporter_id = ${of.id}::uuid`);
    expect(kept?.n).toBe(2);
  });

  test('takes its log along when it is deleted, and the nightly sweep its files once it has left the bin', async () => {
    const of = await newExporter(await people());
    await run(of.id);
    const { file } = (await runs(of.id))[0];
    expect((await call('DELETE', `fe/exporter/${of.id}`, 'admin', undefined, of.version)).status).toBeLessThan(300);
    expect(await runs(of.id)).toEqual([]);
    expect((await download(file.id)).status).toBe(404);
    await makeOld(`${port.configuration.dataDir}/files`);
    const leftAfterSweep = async () => {
      await sweepJob(port.server.services, (tenant) => port.in(tenant)).run(new AbortController().signal);
      return port.in(home).query(sql`select from app.attachment where id = ${file.id}::uuid`);
    };
    expect(await leftAfterSweep()).toHaveLength(1);
    await port.server.store.open(sql`select engine.empty_bin('0 seconds'::interval)`);
    expect(await leftAfterSweep()).toEqual([]);
  });

  test('is not offered while it is deactivated', async () => {
    const of = await newExporter(await people());
    await act(of.id, 'deactivate');
    expect((await act(of.id, 'run')).status).toBe(403);
  });

  test('stops when it is told, and says so', async () => {
    const of = await newExporter(await people());
    const client = new pg.Client({ connectionString: port.superuserUrl });
    await client.connect();
    try {
      // The export has to wait for this lock, so that there is something to stop.
      await client.query('begin; lock table app.person in access exclusive mode');
      const started = await act(of.id, 'run');
      await logged(of.id, { status: 'RUNNING' });
      expect((await call('POST', `job/${started.body.job}/cancel`, 'admin', {})).body.state).toBe('stopped');
    } finally {
      await client.query('rollback');
      await client.end();
    }
    const [line] = await logged(of.id, { status: 'STOPPED' });
    expect(line).toMatchObject({ reason: 'STOPPED', file: null });
  });
});

test('a query is grouped and sorted by fields of its records, in either order', async () => {
  const wrong = { code: 'NONSENSE', name: 'Nonsense', about: 'person', groupBy: 'foo', sortBy: 'bar' };
  const refused = await call('POST', 'fe/data-query', 'admin', wrong);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringMatching(/groupBy|sortBy/)]);
  const { id } = await newExporter(await newQuery('person', [], { sortBy: 'firstName', sortOrder: 'DESC' }));
  expect((await run(id)).state).toBe('done');
});

describe('a file', () => {
  test('is for who runs exporters and sees the records now, whoever made it', async () => {
    const of = await newExporter(await people());
    await run(of.id);
    const { file } = (await runs(of.id))[0];
    expect((await download(file.id, 'colleague')).status).toBe(200);
    for (const as of ['manager', 'stranger']) {
      expect((await download(file.id, as)).status, as).toBe(404);
      expect((await call('GET', `fe/exporter/${of.id}`, as)).status, as).toBeGreaterThanOrEqual(403);
      expect((await act(of.id, 'run', as)).status, as).toBeGreaterThanOrEqual(403);
      expect((await call('GET', 'fe/exporter-run', as)).body?.content ?? [], as).toEqual([]);
    }
  });

  test('is refused to its own maker when rights to its records were taken, and its exporter runs no more', async () => {
    const of = await newExporter(await people());
    await run(of.id);
    const { file } = (await runs(of.id))[0];
    const role = (
      await port
        .in(home)
        .query<{ id: string }>(sql`select id from app.role where tenant_id = ${home}::uuid and code = 'ADMINISTRATOR'`)
    )[0]?.id;
    const setting = await made('permission-setting', narrowed(role as string));
    try {
      await expect
        .poll(async () => (await download(file.id)).body.code, { timeout: 10_000 })
        .toBe('documents.accessChanged');
      expect((await run(of.id)).state).toBe('failed');
      expect((await runs(of.id))[0]).toMatchObject({
        status: 'FAILED',
        reason: 'NO_RIGHTS',
        detail: expect.stringMatching(/^\S.* may not export “Persons”\. Give them this right, or let somebody/),
      });
    } finally {
      await port
        .in(home)
        .query(sql`delete from app.permission_setting where tenant_id = ${home}::uuid and id = ${setting.id}::uuid`);
    }
    await expect.poll(async () => (await download(file.id)).status, { timeout: 10_000 }).toBe(200);
  });
});
const narrowed = (role: string) => ({ role, about: 'person', mayExport: 'NONE' });

describe('a schedule', () => {
  test('has a next run that follows it, and no recipients who cannot open it', async () => {
    const of = await newExporter(await people(), { frequency: 'DAILY', hour: 6 });
    expect(of.nextRun).toMatch(/T06:00:00Z$/);
    expect(Date.parse(of.nextRun)).toBeGreaterThan(Date.now());
    const weekly = await call(
      'PUT',
      `fe/exporter/${of.id}`,
      'admin',
      { frequency: 'WEEKLY', weekday: 'SUNDAY' },
      of.version,
    );
    expect(new Date(weekly.body.nextRun).getUTCDay()).toBe(0);
    const refused = await call(
      'PUT',
      `fe/exporter/${of.id}`,
      'admin',
      { recipients: [user.manager] },
      weekly.body.version,
    );
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('exporters.cannotOpen');
    const never = await call('PUT', `fe/exporter/${of.id}`, 'admin', { frequency: 'NEVER' }, weekly.body.version);
    expect(never.body.nextRun).toBeNull();
  });

  test('runs once with the rights of its owner, however many nodes hear of it, and sets the next run', async () => {
    const of = await newExporter(await people(), { frequency: 'DAILY', recipients: [user.colleague] });
    await due(of.id);
    const [{ at } = { at: '' }] = await port.in(home).query<{ at: string }>(sql`
      select to_char(next_run at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from app.exporter where id = ${of.id}::uuid`);
    const { run: react } = exporterReaction(port.server.services);
    const happened = { effectId: crypto.randomUUID(), recordId: of.id, payload: { at } };
    await Promise.all(Array.from({ length: 6 }, () => react(port.in(home), happened)));
    const lines = await logged(of.id, { status: 'DONE', cause: 'SCHEDULE' });
    expect(lines).toHaveLength(1);
    expect(lines[0].runBy.id).toBe(user.admin);
    const now = (await call('GET', `fe/exporter/${of.id}`)).body;
    expect(Date.parse(now.nextRun)).toBeGreaterThan(Date.now());
    // Whoever has it open goes on with the version they see.
    expect(now.version).toBe(of.version);
    await expect
      .poll(
        () =>
          smtp.received.filter((mail) => mail.to === 'colleague@example.org' && mail.raw.includes('Export ready'))
            .length,
        {
          timeout: 15_000,
        },
      )
      .toBe(1);
    const mail = smtp.received.find((one) => one.raw.includes('Export ready'))?.raw ?? '';
    expect(mail.replace(/=\r?\n/g, '')).toContain(`/workspace/admin/exporter/${of.id}/runs`);
    expect(mail).not.toContain('Berg');
    await react(port.in(home), happened);
    expect(await runs(of.id)).toHaveLength(1);
  });

  test('is left by an event of the database, so that nobody has to ask', async () => {
    const of = await newExporter(await people(), { frequency: 'MONTHLY', dayOfMonth: 31 });
    await due(of.id);
    expect(await logged(of.id, { status: 'DONE' })).toHaveLength(1);
  });

  test('does not run what is deactivated, and says so once', async () => {
    const of = await newExporter(await people(), { frequency: 'DAILY' });
    await act(of.id, 'deactivate');
    await due(of.id);
    await logged(of.id, { status: 'SKIPPED', reason: 'INACTIVE' });
    await due(of.id);
    await expect
      .poll(async () => Date.parse((await call('GET', `fe/exporter/${of.id}`)).body.nextRun) > Date.now(), {
        timeout: 15_000,
      })
      .toBe(true);
    expect(await runs(of.id)).toHaveLength(1);
  });

  test('does not run for who left or may run exporters no more, tells the others, and runs again when it is taken over', async () => {
    const of = await newExporter(await people(), { frequency: 'DAILY', recipients: [user.colleague] }, 'leaver');
    await port
      .in(home)
      .query(
        sql`update app."user" set status = 'INACTIVE' where tenant_id = ${home}::uuid and id = ${user.leaver}::uuid`,
      );
    await due(of.id);
    await logged(of.id, { status: 'SKIPPED', reason: 'OWNER_GONE' });
    await expect
      .poll(
        () => smtp.received.some((mail) => mail.to === 'colleague@example.org' && mail.raw.includes('Export not made')),
        {
          timeout: 15_000,
        },
      )
      .toBe(true);
    const taken = await act(of.id, 'take-over', 'mover');
    expect(taken.body.owner.id).toBe(user.mover);
    // It is one's own now: that is neither offered nor done again.
    expect(taken.body.can).not.toContain('takeOver');
    expect((await act(of.id, 'take-over', 'mover')).body.code).toBe('exporters.ownAlready');
    await due(of.id);
    const [line] = await logged(of.id, { status: 'DONE' });
    expect(line.runBy.id).toBe(user.mover);
    await port.in(home).query(sql`
      update app.user_roles_link set target_id = (select id from app.role where tenant_id = ${home}::uuid and code = 'CASE_MANAGER')
      where tenant_id = ${home}::uuid and owner_id = ${user.mover}::uuid`);
    await due(of.id);
    await logged(of.id, { status: 'SKIPPED', reason: 'OWNER_RIGHTS' });
  });
});
