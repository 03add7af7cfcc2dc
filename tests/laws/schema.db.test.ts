import { engineDefinerFunctions, schemaFaults } from '@homeport/engine';
import { catalogue } from '@homeport/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiClientsOverTenants } from '../../apps/server/src/modules/api-clients/over-tenants.ts';
import { identityOverTenants } from '../../apps/server/src/modules/identity/over-tenants.ts';
import { ssoOverTenants } from '../../apps/server/src/modules/sso/over-tenants.ts';
import { surveysOverTenants } from '../../apps/server/src/modules/surveys/over-tenants.ts';
import { tenancyOverTenants } from '../../apps/server/src/modules/tenancy/over-tenants.ts';
import { columnName, tableName } from '../../packages/engine/src/schema/index.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/** The whole database as the server leaves it after its start, looked at as superuser. */
let port: Homeport;
let behind: pg.Client;
beforeAll(async () => {
  port = await startHomeport();
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
}, 120_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

const names = async (query: string): Promise<string[]> =>
  (await behind.query<{ name: string }>(query)).rows.map((row) => row.name);
const globalTables = [
  ...identityOverTenants.globalTables,
  ...catalogue.entities.filter((e) => e.scope === 'global').map((e) => `app.${tableName(e)}`),
];
const listed = {
  ...engineDefinerFunctions,
  ...identityOverTenants.definerFunctions,
  ...tenancyOverTenants.definerFunctions,
  ...apiClientsOverTenants.definerFunctions,
  ...ssoOverTenants.definerFunctions,
  ...surveysOverTenants.definerFunctions,
};
const indexesOverTenants = [
  ...identityOverTenants.indexesOverTenants,
  ...tenancyOverTenants.indexesOverTenants,
  ...ssoOverTenants.indexesOverTenants,
];
const faults = () => schemaFaults(names, { globalTables, indexesOverTenants, definerFunctions: Object.keys(listed) });

describe('the migrated database', () => {
  test('keeps tenants apart in every table, key, index, view and function', async () => {
    expect(await faults()).toEqual([]);
  });

  test('has a table for every entity, and a column for every field that is stored', async () => {
    const columns = new Set(
      await names(
        "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'app'",
      ),
    );
    const plain = [
      'text',
      'longText',
      'code',
      'whole',
      'decimal',
      'percentage',
      'money',
      'currency',
      'date',
      'dateTime',
      'yesNo',
      'option',
      'ref',
      'person',
      'country',
      'lifecycle',
    ];
    const missing = catalogue.entities.flatMap((entity) =>
      Object.entries(entity.fields)
        .filter(([, field]) => plain.includes(field.type))
        .map(([name, field]) => `${tableName(entity)}.${columnName(name, field)}`)
        .filter((column) => !columns.has(column)),
    );
    expect(missing).toEqual([]);
  });

  test('has every function and index that the lists name: a list does not outlive what it excuses', async () => {
    const there = await names(
      "select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('app', 'engine') and p.prosecdef",
    );
    expect(Object.keys(listed).toSorted()).toEqual(there.toSorted());
    const indexes = await names("select indexname as name from pg_indexes where schemaname in ('app', 'engine')");
    expect(indexes).toEqual(expect.arrayContaining(indexesOverTenants));
    const tables = await names("select schemaname || '.' || tablename as name from pg_tables");
    expect(tables).toEqual(expect.arrayContaining(globalTables));
  });

  test('lets the application hand work to the queue by one function, and read none of it', async () => {
    const may =
      await names(`select distinct s.nspname || '.' || c.relname as name from pg_class c join pg_namespace s on s.oid = c.relnamespace
      where s.nspname in ('jobs', 'graphile_worker') and c.relkind in ('r', 'p', 'v') and has_schema_privilege('homeport_app', s.oid, 'usage')
        and has_table_privilege('homeport_app', c.oid, 'select, insert, update, delete, truncate')`);
    expect(may).toEqual([]);
    const elsewhere =
      await names(`select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname not in ('app', 'engine', 'pg_catalog', 'information_schema')
        and has_schema_privilege('homeport_app', n.oid, 'usage') and has_function_privilege('homeport_app', p.oid, 'execute')`);
    expect(elsewhere).toEqual(['jobs.add(text,json,integer)']);
    const settings = await names(
      `select array_to_string(proconfig, ',') as name from pg_proc where oid = 'jobs.add(text,json,integer)'::regprocedure`,
    );
    expect(settings).toEqual(['search_path=pg_catalog']);
  });
});

test.each([
  ['alter table app.case_expense no force row level security', 'app.case_expense has no forced row security'],
  ['alter policy tenant on app.bank_details using (true)', 'app.bank_details has no tenant, or no policy for it'],
  ['create index loose_idx on app.person (last_name)', 'loose_idx does not start with the tenant'],
  ['grant update on engine.history to homeport_app', 'engine.history can be rewritten by the application'],
  [
    "create function app.peek() returns int language sql security definer set search_path = pg_catalog as 'select 1'",
    'app.peek() runs with rights of its own and is not on the list',
  ],
])('a hole in it would be found: %s', async (statement, fault) => {
  await behind.query('begin');
  try {
    await behind.query(statement);
    expect(await faults()).toContain(fault);
  } finally {
    await behind.query('rollback');
  }
});
