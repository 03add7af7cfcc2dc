import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@homeport/engine/schema';
import { seededLandingPage } from '@homeport/model/identity';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/postgres.ts';
import { migrationsFolder } from './database.ts';

/** The last migration before the first that is tested here. */
const releaseBefore = '0145';

let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'homeport-release-'));
  for (const name of await readdir(migrationsFolder))
    if (name.endsWith('.sql') && name.slice(0, 4) <= releaseBefore)
      await cp(join(migrationsFolder, name), join(folder, name));
  await migrate({ url: database.url, folder });
  client = new pg.Client(database.superuserUrl);
  await client.connect();
  // Rows of two companies as they would lie there; what they lead to is of no concern here.
  await client.query('set session_replication_role = replica');
  for (const [key, language] of people) await insert('person', key, { language });
  for (const [key, languages] of schools) await insert('school', key, { teaching_languages: languages });
  for (const [key, company, name] of vendors) await insert('service_provider', key, { name }, company);
  for (const [key] of services) await insert('user', key, { login: `user${key}`, status: 'ACTIVE' });
  for (const [key, provider_name] of services)
    await insert('case_service', key, { provider_name, vendor_user_id: idOf('user', key) });
  for (const [key, provider] of services)
    await insert('tax_service', key, { provider, kind: 'BRIEFING', tax_year: 2025 });
  for (const [key, payroll_provider] of services)
    await insert('pay_profile', key, { payroll_provider, frequency: 'MONTHLY' });
  for (const [key, code, landing_page, chosen] of roles) {
    await insert('role', key, { code, landing_page });
    if (chosen)
      await client.query(
        `insert into engine.history (tenant_id, entity, record_id, version, deed, changes, by_user)
         values ($1, 'role', $2, 2, 'update', '{"landingPage": [null, "x"]}', $1)`,
        [companies[0], idOf('role', key)],
      );
  }
  for (const [key, name, tax_number] of owed)
    await insert('financial_entity', key, { name, tax_number, code: `X${key}`, kind: 'VENDOR', active: true });
  for (const [key, name, tax_number] of buyers)
    await insert('customer', key, { name, tax_number, code: `X${key}`, relationship_status: 'ACTIVE', active: true });
  for (const [key, status, gross_amount] of bills) await insert('vendor_invoice', key, { status, gross_amount });
  for (const [key, company, name] of offices) await insert('office', key, { name, code: `O${key}` }, company);
  for (const [key, company, office] of moves)
    await insert(
      'case_detail',
      key,
      { office, status: 'PENDING', type: 'LOCALISATION', home_location: '{"country":"NO"}', host_location: '{}' },
      company,
    );
  for (const [key, legal_entity] of employed)
    await insert('employee', key, { legal_entity, employee_number: `E${key}` });
  for (const [key, reference] of batches) await insert('payment_batch', key, { reference, status: 'BUILT' });
  await client.query('set session_replication_role = origin');
  await client.query(`do $$ declare k record; begin
    for k in select conrelid::regclass::text as name, conname from pg_constraint
      where contype = 'f' and conrelid = 'app.vendor_invoice'::regclass loop
      execute format('alter table %s drop constraint %I', k.name, k.conname);
    end loop; end $$`);
  await migrate({ url: database.url, folder: migrationsFolder });
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const companies = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;
const people = [
  [1, 'français'],
  [2, 'FR'],
  [3, 'en_GB'],
  [4, 'Klingon'],
  [5, null],
  [6, 'es'],
] as const;
const schools = [
  [1, 'English, French and Español'],
  [2, 'English and others'],
] as const;
const vendors = [
  [1, 0, 'Blue Harbour'],
  [2, 0, 'Twins'],
  [3, 0, 'twins'],
  [4, 1, 'Elsewhere'],
] as const;
const services = [
  [1, ' blue harbour'],
  [2, 'Twins'],
  [3, 'Elsewhere'],
  [4, null],
] as const;
/** Creditors and customers of the first company, with their tax numbers; the provider Blue Harbour has none. */
const owed = [
  [1, 'Blue Harbour', 'NO1'],
  [2, 'Blue Harbour', 'NO2'],
  [3, 'Blue Harbour', null],
  [4, 'Customs', null],
] as const;
const buyers = [
  [1, 'Customs', 'NO4'],
  [2, 'Nordlys', null],
] as const;
const bills = [
  [1, 'PAID', '120'],
  [2, 'APPROVED', '80'],
  [3, 'CANCELLED', '60'],
] as const;
const offices = [
  [1, 0, 'Orléans'],
  [2, 1, 'Lyon'],
] as const;
const moves = [
  [1, 0, ' orleans '],
  [2, 0, 'Lyon'],
  [3, 0, 'LYON'],
  [4, 0, null],
  [5, 1, 'Lyon'],
] as const;
const employed = [
  [1, 'Nordlys AS'],
  [2, 'nordlys as'],
  [3, ' '],
] as const;
const batches = [
  [1, 'PB2601'],
  [2, null],
] as const;
const roles = [
  [1, 'PLANNER', '/workspace', false],
  [2, 'PAYROLL', '/workspace/financial/case-expense-batch', false],
  [3, 'BUILDER', '/workspace', true],
  [4, 'OWN', '/workspace', false],
  [5, 'FINANCE', '/workspace/financial/report', false],
] as const;

const idOf = (table: string, key: number): string =>
  `00000000-0000-4000-8000-${Buffer.from(table.slice(0, 5)).toString('hex').padStart(10, '0')}${String(key).padStart(2, '0')}`;

/** Inserts a row with what is given, and something in every other column that must have a value. */
async function insert(table: string, key: number, given: Readonly<Record<string, unknown>>, company = 0) {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'app' and table_name = $1 and is_nullable = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const id = idOf(table, key);
  const fill: Readonly<Record<string, unknown>> = {
    uuid: id,
    timestamptz: '2026-01-01',
    date: '2026-01-01',
    numeric: '0',
    bpchar: 'EUR',
    bool: false,
    int4: 1,
    text: `X${key}`,
  };
  const states: Readonly<Record<string, unknown>> = {
    country: 'FR',
    currency: 'EUR',
    status: 'NOT_INITIATED',
    kind: 'PRIMARY',
  };
  const values = {
    ...Object.fromEntries(rows.map(({ name, type }) => [name, states[name] ?? fill[type]])),
    tenant_id: companies[company],
    id,
    ...given,
  };
  const names = Object.keys(values);
  await client.query(
    `insert into app."${table}" (${names.map((one) => `"${one}"`).join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(values),
  );
}
const read = async (table: string, column: string): Promise<unknown[]> =>
  (await client.query(`select ${column} as value from app."${table}" order by id`)).rows.map((row) => row.value);

test('bills that were paid before payments were recorded are paid in full, and of what was cancelled nothing is owed', async () => {
  expect(await read('vendor_invoice', 'outstanding_amount::int')).toEqual([0, 80, 0]);
});

test('what a migration changed is noted in the company it belongs to: a release that still runs counts anew', async () => {
  const { rows } = await client.query(
    `select distinct relation::regclass::text as name, tenant_id as company from engine.change where tenant_id = $1`,
    [companies[0]],
  );
  expect(rows.map((row) => row.name)).toEqual(
    expect.arrayContaining(['app.case_service', 'app.person', 'app.role', 'app.vendor_invoice']),
  );
});

test('languages that were typed become those of the list; what is not understood stays as it was written', async () => {
  expect(await read('person', 'language')).toEqual(['fr', 'fr', 'en', 'Klingon', null, 'es']);
  expect(await read('school', 'teaching_languages')).toEqual(['en, fr, es', 'English and others']);
});

test('a provider that was typed is the only one of that name in the same company, or becomes one; of twins the name stays', async () => {
  const { rows } = await client.query(
    `select p.id, p.tenant_id = s.tenant_id as own, p.name, p.own_cases_only,
       (select array_agg(target_id::text) from app.service_provider_users_link where owner_id = p.id) as people
     from app.case_service s left join app.service_provider p on p.id = s.provider_id order by s.id`,
  );
  const none = { id: null, own: null, name: null, own_cases_only: null, people: null };
  expect(rows).toEqual([
    expect.objectContaining({ id: idOf('service_provider', 1), own: true }),
    none,
    { id: expect.any(String), own: true, name: 'Elsewhere', own_cases_only: true, people: [idOf('user', 3)] },
    none,
  ]);
  expect(await read('case_service', 'provider_name')).toEqual([' blue harbour', 'Twins', 'Elsewhere', null]);
});

test('advisers and payroll providers that were typed are those of the list, likewise', async () => {
  const known = [idOf('service_provider', 1), null, null, null];
  expect(await read('tax_service', 'adviser_id')).toEqual(known);
  expect(await read('pay_profile', 'provider_id')).toEqual(known);
  expect(await read('tax_service', 'provider')).toEqual([' blue harbour', 'Twins', 'Elsewhere', null]);
  expect(await read('pay_profile', 'payroll_provider')).toEqual([' blue harbour', 'Twins', 'Elsewhere', null]);
});

test('providers, creditors and customers are of the party of their name, unless their tax numbers differ; nothing of them is lost', async () => {
  const sides = await client.query(
    `select s.name, s.tax_number, p.id, p.name as called, p.tax_number as tax, p.tenant_id = s.tenant_id as own from (
       select 1 as kind, id, tenant_id, party_id, name, tax_number from app.service_provider
       union all select 2, id, tenant_id, party_id, name, tax_number from app.customer
       union all select 3, id, tenant_id, party_id, name, tax_number from app.financial_entity) s
     left join app.party p on p.id = s.party_id order by s.kind, s.name, s.tax_number, s.id`,
  );
  expect(sides.rows.every((row) => row.own === true && row.called === row.name && row.tax === row.tax_number)).toBe(
    true,
  );
  const partiesOf = (name: string, tax: string | null) =>
    new Set(sides.rows.filter((row) => row.name === name && row.tax_number === tax).map(({ id }) => id)).size;
  // The provider, and of its creditors the first and the one without a number, are one; the second has another number.
  expect([partiesOf('Blue Harbour', 'NO1'), partiesOf('Blue Harbour', 'NO2')]).toEqual([1, 1]);
  expect(sides.rows.filter((row) => row.name === 'Blue Harbour' && row.tax_number === 'NO1')).toHaveLength(3);
  // Customer and creditor of one name are one, and both know the number.
  expect(sides.rows.filter((row) => row.name === 'Customs').map((row) => row.tax_number)).toEqual(['NO4', 'NO4']);
  expect(new Set(sides.rows.map(({ id }) => id)).size).toBe(await partyCount());
});
const partyCount = async () => (await read('party', 'id')).length;

test('roles of the product start at their work now, unless somebody chose a page or they are the company’s own', async () => {
  expect(await read('role', 'landing_page')).toEqual([
    seededLandingPage('planner'),
    seededLandingPage('payroll'),
    '/workspace',
    '/workspace',
    '/workspace/financial/report',
  ]);
});
test('a payment batch without a reference gets one of its own; others keep theirs', async () => {
  expect(await read('payment_batch', 'reference')).toEqual(['PB2601', expect.stringMatching(/^PB-[\dA-F]{24}$/)]);
});

test('offices that were typed are those of their company’s list, and what is not on it is put there once', async () => {
  const { rows } = await client.query(
    `select d.id, d.tenant_id = o.tenant_id as own, o.name, o.code from app.case_detail d left join app.office o on o.id = d.office_id order by d.id`,
  );
  expect(rows.map(({ own, name }) => [own, name])).toEqual([
    [true, 'Orléans'],
    [true, 'LYON'],
    [true, 'LYON'],
    [null, null],
    [true, 'Lyon'],
  ]);
  expect(rows[1]?.code).toMatch(/^LYON-[0-9A-F]{8}$/);
  expect(await read('office', 'count(*) over ()::int')).toEqual([3, 3, 3]);
});

test('legal entities that were typed become entries of the list, at home where who works for them is', async () => {
  const { rows } = await client.query(
    `select l.name, l.country, l.active from app.employee e left join app.legal_entity l on l.id = e.legal_entity_id order by e.id`,
  );
  expect(rows).toEqual([
    { name: 'Nordlys AS', country: 'ZZ', active: true },
    { name: 'Nordlys AS', country: 'ZZ', active: true },
    { name: null, country: null, active: null },
  ]);
});
