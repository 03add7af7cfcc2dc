import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ToyDatabase, toyDatabase } from '../store/toy-database.ts';
import { engineDefinerFunctions } from './index.ts';

let db: ToyDatabase;
beforeAll(async () => {
  db = await toyDatabase();
});
afterAll(() => db.close());

/** The column `name` of a query, asked as superuser. */
const names = async (sql: string): Promise<string[]> => (await db.behind.query(sql)).rows.map((r) => r.name);
const ours = "n.nspname in ('app', 'engine')";
/** Tables whose rows are the same for all tenants. */
const global = ['app.color'];
/** The one index workers read over all tenants. */
const overTenants = ['outbox_waiting_idx'];

describe('every table', () => {
  test('has row security, for its owner too', async () => {
    const open = await names(`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`);
    expect(open).toEqual([]);
  });

  test('of tenants has a tenant that is never empty and a policy for reading and writing', async () => {
    const tables = await names(`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind = 'r' order by 1`);
    const guarded = await names(`select n.nspname || '.' || c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull
      where p.polname = 'tenant' and p.polcmd = '*' and p.polroles = '{0}' and p.polpermissive
        and pg_get_expr(p.polqual, c.oid) ~ $re$^\\(tenant_id = \\( SELECT \\(NULLIF\\(current_setting\\('app\\.tenant'::text, true\\), ''::text\\)\\)::uuid AS [a-z"]+\\)\\)$$re$
        and pg_get_expr(p.polwithcheck, c.oid) = pg_get_expr(p.polqual, c.oid) order by 1`);
    expect(tables.length).toBeGreaterThan(12);
    expect(guarded).toEqual(tables.filter((t) => !global.includes(t)));
  });

  test('has no policy for everybody that lets more through', async () => {
    const others = await names(`select c.relname || '.' || p.polname as name from pg_policy p join pg_class c on c.oid = p.polrelid
      where p.polname <> 'tenant' and p.polroles = '{0}' order by 1`);
    expect(others).toEqual(['color.everybody', 'color.system']);
  });

  test('has the tenant first in its keys and indexes', async () => {
    const others = await names(`select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      join pg_namespace n on n.oid = c.relnamespace join pg_am m on m.oid = i.relam
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
      where ${ours} and m.amname = 'btree' and a.attname is distinct from 'tenant_id' order by 1`);
    expect(others.filter((i) => !i.startsWith('color_'))).toEqual(overTenants);
  });

  test('refers to other tables of tenants with the tenant first on both sides', async () => {
    const loose = await names(`select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1] join pg_attribute b on b.attrelid = t.oid and b.attnum = k.confkey[1]
      where ${ours} and k.contype = 'f' and not (a.attname = 'tenant_id' and b.attname = 'tenant_id')`);
    expect(loose).toEqual(['project_tint_id_fkey']);
  });
});

test('the roles of the application can do nothing by themselves', async () => {
  const { rows } = await db.behind.query("select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles where rolname like 'homeport\\_%' order by 1");
  const nothing = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolcanlogin: false };
  expect(rows).toEqual(['homeport_app', 'homeport_gate', 'homeport_reporter'].map((rolname) => ({ rolname, ...nothing })));
});

test('the reporter only reads; the gate has what its functions need and no more', async () => {
  const granted = (role: string, what: string) =>
    names(`select distinct table_schema || '.' || table_name as name from information_schema.role_table_grants where grantee = '${role}' and privilege_type in (${what}) order by 1`);
  expect(await granted('homeport_reporter', "'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'")).toEqual([]);
  expect(await granted('homeport_gate', "'SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'")).toEqual(['engine.idempotency', 'engine.outbox']);
  expect(await granted('homeport_app', "'TRUNCATE', 'REFERENCES', 'TRIGGER'")).toEqual([]);
});

test('nobody is a member of the gate, not even the owner of the database', async () => {
  const { rows } = await db.behind.query("select pg_has_role('homeport', 'homeport_gate', 'usage') as member");
  expect(rows).toEqual([{ member: false }]);
});

test('functions with rights of their own are on the list, belong to the gate and fix their search path', async () => {
  const { rows } = await db.behind.query(`select p.oid::regprocedure::text as name, r.rolname as owner, p.proconfig as config from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace join pg_roles r on r.oid = p.proowner where ${ours} and p.prosecdef order by 1`);
  expect(rows.map((r) => r.name)).toEqual(Object.keys(engineDefinerFunctions).sort());
  for (const row of rows) expect(row).toMatchObject({ owner: 'homeport_gate', config: ['search_path=pg_catalog'] });
});

test('every function fixes its search path, and none may be called by everybody', async () => {
  const loose = await names(`select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and (p.proconfig is null or coalesce(array_to_string(p.proacl, ','), '=X/') ~ '(^|,)=X/')`);
  expect(loose).toEqual([]);
});

test('a search uses its index under row security', async () => {
  await db.behind.query(`insert into app.person (tenant_id, id, version, created, created_by, updated, updated_by, first_name, last_name)
    select '00000000-0000-4000-8000-000000000001', gen_random_uuid(), 1, now(), gen_random_uuid(), now(), gen_random_uuid(), md5(n::text), md5((n * 7)::text) from generate_series(1, 20000) n`);
  await db.behind.query('analyze app.person');
  await db.behind.query("begin; set local role homeport_app; set local plan_cache_mode = force_generic_plan; select set_config('app.tenant', '00000000-0000-4000-8000-000000000001', true)");
  await db.behind.query('prepare search (text) as select id from app.person where search_text like app.folded($1)');
  const { rows } = await db.behind.query("explain (costs off) execute search ('%abcdef%')");
  await db.behind.query('rollback');
  expect(rows.map((r) => r['QUERY PLAN']).join('\n')).toContain('person_search_idx');
});
