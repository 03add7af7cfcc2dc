import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@homeport/engine';
import { readCheckpoint, verifyTrail } from '@homeport/engine/audit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../tests/support/homeport.ts';
import { secretsFrom } from '../adapters/secrets/secrets.ts';
import { type Configuration, checkpointPath } from '../configuration.ts';
import { demoPassword } from '../modules/demo/index.ts';
import { erasePersonCommand } from './erase-person.ts';
import { exportPersonCommand } from './export-person.ts';
import { replayErasures } from './replay-erasures.ts';

/** Somebody of the demo with assignments, reports with receipts, bank details, an account and notices. */
let port: Homeport;
let behind: pg.Client;
let configuration: Configuration;
let folder: string;
let who: { tenant: string; code: string; person: string; user: string; login: string; lastName: string; email: string };

beforeAll(async () => {
  port = await startHomeport({ demo: true });
  folder = await mkdtemp(join(tmpdir(), 'homeport-person-'));
  configuration = { ...port.configuration, databaseUrl: port.databaseUrl, backupDir: join(folder, 'backups') };
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  const { rows } = await behind.query(`
    select p.tenant_id as tenant, t.code, p.id as person, u.id as "user", u.login, p.last_name as "lastName", p.email
    from app.person p join app.tenant t on t.id = p.tenant_id join app."user" u on u.tenant_id = p.tenant_id and u.person_id = p.id
    where exists (select from app.bank_details b where b.relocatee_id = p.id)
      and exists (select from app.case_expense e where e.assignee_id = p.id and e.approval_status = 'APPROVED')
      and not exists (select from app.legal_hold h where h.person_id = p.id) order by u.login limit 1`);
  [who] = rows as [typeof who];
}, 180_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const said: string[] = [];
const options = () => ({ tenant: who.code, person: who.person });
const say = (line: string): void => void said.push(line);
/** Everywhere in the database where a text still stands. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await behind.query<{ name: string; table: string; column: string }>(`
    select quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) as "table", quote_ident(c.column_name) as "column"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('app', 'engine') and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'json')`);
  const places: string[] = [];
  for (const { table, column } of rows) {
    const tenant =
      table === 'engine.attempt' || table === 'engine.installation_key' ? '' : `tenant_id = '${who.tenant}' and `;
    const hasTenant = !['app.country', 'app.currency', 'app.time_zone'].includes(table);
    if (!hasTenant) continue;
    const found = await behind.query(`select from ${table} where ${tenant} ${column}::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (found.rowCount) places.push(`${table}.${column}`);
  }
  return places;
}

test('an export holds every record about the person, with its history and files, and nothing secret; also what lies in the bin', async () => {
  const to = join(folder, 'export');
  const admin = port.in(who.tenant);
  const stay = await make(admin, 'diaryEntry', { assignee: who.person });
  const account = (
    await behind.query('select id, to_jsonb(b) as it from app.bank_details b where relocatee_id = $1 limit 1', [
      who.person,
    ])
  ).rows[0];
  for (const [entity, table, id, value] of [
    [
      'diaryEntry',
      'diary_entry',
      stay.id,
      (await behind.query('delete from app.diary_entry d where id = $1 returning to_jsonb(d) as it', [stay.id])).rows[0]
        .it,
    ],
    ['bankDetails', 'bank_details', newId(), { ...account.it, search_text: null }],
  ]) {
    await behind.query(
      `insert into engine.bin (tenant_id, record_id, entity, title, by_user) values ($1, $2, $3, 'Gone', $4)`,
      [who.tenant, id, entity, who.user],
    );
    await behind.query(
      `insert into engine.bin_row (tenant_id, record_id, relation, key, value) values ($1, $2::uuid, $3, $2::uuid::text, $4)`,
      [who.tenant, id, table, JSON.stringify(value)],
    );
  }
  expect(await exportPersonCommand.run({ configuration, options: { ...options(), to }, say })).toBe(0);
  const told = JSON.parse(await readFile(join(to, 'person.json'), 'utf8')) as {
    records: { entity: string; values: Record<string, unknown>; history: unknown[]; deleted?: string }[];
  };
  const kinds = new Set(told.records.map((r) => r.entity));
  const binned = told.records.filter((r) => r.deleted !== undefined);
  expect(binned.map((r) => r.entity).sort()).toEqual(['bankDetails', 'diaryEntry']);
  expect(binned.find((r) => r.entity === 'diaryEntry')).toMatchObject({
    values: { id: stay.id },
    deleted: expect.any(String),
  });
  const parts = (record: { values: object } | undefined) => Object.keys(record?.values ?? {}).sort();
  expect(parts(binned.find((r) => r.entity === 'bankDetails'))).toEqual(
    parts(told.records.find((r) => r.entity === 'bankDetails' && r.deleted === undefined)),
  );
  for (const kind of ['person', 'user', 'employee', 'bankDetails', 'caseExpense', 'caseDetail', 'notification'])
    expect(kinds).toContain(kind);
  const text = JSON.stringify(told);
  expect(text).toContain(who.email);
  expect(text).not.toContain('password_hash');
  expect(text).not.toContain('storage_key');
  expect(told.records.find((r) => r.entity === 'person')?.history.length).toBeGreaterThan(0);
  expect((await readdir(join(to, 'files'))).length).toBeGreaterThan(0);
});

test('an erasure leaves no word of the person, closes the account, keeps the books and the proof of the trail', async () => {
  await port.server.sealer.seal();
  const token = await port.signIn(who.login, demoPassword);
  const sums = async () =>
    (
      await behind.query(
        `select sum(amount)::text as amount, count(*)::text as count from app.case_expense where assignee_id = $1`,
        [who.person],
      )
    ).rows;
  const before = await sums();
  expect((await placesOf(who.email)).length).toBeGreaterThan(0);
  expect(await erasePersonCommand.run({ configuration, options: options(), say })).toBe(0);
  expect(await placesOf(who.email)).toEqual([]);
  expect(await sums()).toEqual(before);
  const { rows } = await behind.query(
    'select first_name, last_name, email, home_address, birth_date from app.person where id = $1',
    [who.person],
  );
  expect(rows).toEqual([
    { first_name: 'Erased', last_name: 'Erased', email: null, home_address: null, birth_date: null },
  ]);
  await pause(1_000);
  expect((await port.call('GET', 'jobs', { as: token })).status).toBe(401);
  await port.server.sealer.seal();
  const key = secretsFrom(port.configuration.secret as string).key('audit checkpoint');
  const ends = new Map(
    [...(await readCheckpoint(checkpointPath(port.configuration), key))].filter(([tenant]) => tenant === who.tenant),
  );
  const report = await verifyTrail({ url: port.databaseUrl, ends });
  expect(report.faults.filter((f) => f.tenant === who.tenant)).toEqual([]);
  expect(report.erased).toBeGreaterThan(0);
});

test('erasures are noted where the backups are, and made again after a restore', async () => {
  const noted = join(folder, 'backups', 'erasures.jsonl');
  expect(await readFile(noted, 'utf8')).toContain(who.person);
  await behind.query("update app.person set first_name = 'Back from the backup' where id = $1", [who.person]);
  expect(await replayErasures(configuration, noted, say)).toBe(1);
  const { rows } = await behind.query('select first_name from app.person where id = $1', [who.person]);
  expect(rows).toEqual([{ first_name: 'Erased' }]);
});
