import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ToyDatabase, toyDatabase } from '../../../../tests/support/engine/toy-database.ts';
import { engineDefinerFunctions, schemaFaults } from './index.ts';

let db: ToyDatabase;
beforeAll(async () => {
  db = await toyDatabase();
});
afterAll(() => db.close());

/** The column `name` of a query, asked as superuser. */
const names = async (sql: string): Promise<string[]> => (await db.behind.query(sql)).rows.map((r) => r.name);
const faults = () =>
  schemaFaults(names, { globalTables: ['app.color'], definerFunctions: Object.keys(engineDefinerFunctions) });

test('the schema of a catalogue keeps tenants apart', async () => {
  expect(await faults()).toEqual([]);
});

test.each([
  ['alter table app.person no force row level security', 'app.person has no forced row security'],
  ['drop policy tenant on app.person', 'app.person has no tenant, or no policy for it'],
  ['alter policy tenant on app.person using (true)', 'app.person has no tenant, or no policy for it'],
  ['create policy more on app.person using (true)', 'app.person/more is one policy too many'],
  ['create table app.plain (id uuid)', 'app.plain has no forced row security'],
  ['create index bare on app.person (last_name)', 'bare does not start with the tenant'],
  [
    'alter table app.team add unique (id); alter table app.note add constraint loose foreign key (project_id) references app.team (id)',
    'loose accepts the row of another tenant',
  ],
  [
    "create function app.mine() returns int language sql security definer as 'select 1'",
    'app.mine() runs with rights of its own and is not on the list',
  ],
  ["create function app.mine() returns int language sql as 'select 1'", 'app.mine() has no fixed search path'],
  [
    "create function app.mine() returns int language sql set search_path = pg_catalog as 'select 1'",
    'app.mine() may be called by everybody',
  ],
  ['create view app.all_people as select * from app.person', 'app.all_people is a view with rights of its owner'],
  ['grant truncate on app.person to homeport_app', 'app.person gives the application more than reading and writing'],
  ['grant update on engine.audit to homeport_app', 'engine.audit can be rewritten by the application'],
  ['grant delete on engine.seal to homeport_app', 'engine.seal can be rewritten by the application'],
  ['grant insert on app.person to homeport_reporter', 'app.person can be written by the reporter'],
  ['drop policy portfolio on app.person', 'app.person cannot be read over several companies as it should'],
  [
    'alter policy portfolio on app.person using (true)',
    'app.person cannot be read over several companies as it should',
  ],
  [
    'grant insert on app.person to homeport_portfolio',
    'app.person is open to reads over several companies beyond reading',
  ],
  ['grant update on engine.seal to homeport_auditor', 'engine.seal can be rewritten by the auditor'],
  ['grant insert on engine.audit to homeport_auditor', 'engine.audit can be rewritten by the auditor'],
  [
    'grant update (salary) on app.person to homeport_reporter',
    'person.salary can be changed by a role that only reads or adds',
  ],
  ['grant homeport_gate to homeport_auditor', 'homeport_auditor has the rights of another role'],
])('a fault is found: %s', async (statement, fault) => {
  await db.behind.query('begin');
  try {
    await db.behind.query(statement);
    expect(await faults()).toContain(fault);
  } finally {
    await db.behind.query('rollback');
  }
});

test('the roles of the application can do nothing by themselves', async () => {
  const { rows } = await db.behind.query(
    "select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname like 'homeport\\_%' order by 1",
  );
  const nothing = {
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolcanlogin: false,
  };
  expect(rows).toEqual(
    ['homeport_app', 'homeport_auditor', 'homeport_gate', 'homeport_portfolio', 'homeport_reporter'].map((rolname) => ({
      rolname,
      ...nothing,
    })),
  );
});

test('the reporter only reads, the auditor only adds seals; the gate has what its functions need and no more', async () => {
  const granted = (role: string, what: string) =>
    names(
      `select distinct table_schema || '.' || table_name as name from information_schema.role_table_grants where grantee = '${role}' and privilege_type in (${what}) order by 1`,
    );
  expect(await granted('homeport_reporter', "'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'")).toEqual([]);
  expect(await granted('homeport_gate', "'SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'")).toEqual([
    'engine.bin',
    'engine.change',
    'engine.due',
    'engine.idempotency',
    'engine.listener',
    'engine.outbox',
  ]);
  expect(await granted('homeport_auditor', "'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'")).toEqual(['engine.seal']);
  expect(await granted('homeport_app', "'TRUNCATE', 'REFERENCES', 'TRIGGER'")).toEqual([]);
});

test('nobody is a member of the gate, not even the owner of the database', async () => {
  const { rows } = await db.behind.query("select pg_has_role('homeport', 'homeport_gate', 'usage') as member");
  expect(rows).toEqual([{ member: false }]);
});

test('a search uses its index under row security', async () => {
  await db.behind.query(`insert into app.person (tenant_id, id, version, created, created_by, updated, updated_by, first_name, last_name)
    select '00000000-0000-4000-8000-000000000001', gen_random_uuid(), 1, now(), gen_random_uuid(), now(), gen_random_uuid(), md5(n::text), md5((n * 7)::text) from generate_series(1, 20000) n`);
  await db.behind.query('analyze app.person');
  await db.behind.query(
    "begin; set local role homeport_app; set local plan_cache_mode = force_generic_plan; select set_config('app.tenant', '00000000-0000-4000-8000-000000000001', true)",
  );
  await db.behind.query('prepare search (text) as select id from app.person where search_text like app.folded($1)');
  const { rows } = await db.behind.query("explain (costs off) execute search ('%abcdef%')");
  await db.behind.query('rollback');
  expect(rows.map((r) => r['QUERY PLAN']).join('\n')).toContain('person_search_idx');
});
