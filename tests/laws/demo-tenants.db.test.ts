import { allFields, allowanceFor, allowanceOf, type Field, kebab, snake } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { exporterRoles } from '@homeport/model/exporters';
import { canNameIn, shownColumns } from '@homeport/ui/records/list/columns.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meridian } from '../../apps/server/src/modules/demo/tenants.data.ts';
import { demoUsers } from '../../apps/server/src/modules/demo/users.data.ts';
import { userId } from '../../apps/server/src/modules/demo/world.ts';
import { columnName } from '../../packages/engine/src/schema/index.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/**
 * The demo is written by the system, past the loader that keeps ids of a body in their tenant and with their person. What it
 * writes holds all the same: whoever looks at it, purges it or erases a person meets nobody else's records.
 */
let port: Homeport;
let behind: pg.Client;
const homes = new Map<string, string>();
const tables = catalogue.entities.filter((entity) => entity.scope !== 'global');
const rowsOf = async (sql: string, values: unknown[] = []) => (await behind.query(sql, values)).rows;

beforeAll(async () => {
  port = await startHomeport({ demo: true });
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  for (const { name } of tables)
    for (const { id, tenant_id } of await rowsOf(`select id, tenant_id from app."${snake(name)}"`))
      homes.set(id, tenant_id);
}, 180_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

const anId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Columns that are declared to lead to staff of the managing company, and where a file lies. */
const mayLeadOut = (name: string): Set<string> =>
  new Set([
    'tenant_id',
    ...Object.entries(allFields(catalogue.entity(name))).flatMap(([field, spec]) =>
      spec.type === 'ref' && spec.loose ? [snake(field), `${snake(field)}_id`] : [],
    ),
    ...(name === 'attachment' ? ['storage_key'] : []),
  ]);

test('no row names a record of another company, in no column and in no text, unless it is declared so', async () => {
  const strange = new Set<string>();
  let seen = 0;
  for (const { name } of tables) {
    const open = mayLeadOut(name);
    for (const { row } of await rowsOf(`select to_jsonb(t) as row from app."${snake(name)}" t`))
      for (const [column, value] of Object.entries(row as Record<string, unknown>)) {
        if (value === null || open.has(column)) continue;
        for (const [id] of JSON.stringify(value).matchAll(anId)) {
          seen += 1;
          const home = homes.get(id);
          if (home !== undefined && home !== row.tenant_id) strange.add(`${name}.${column}`);
        }
      }
  }
  expect([...strange]).toEqual([]);
  expect(seen).toBeGreaterThan(50_000);
});

test('whoever is named although of another company works in one that manages this one', async () => {
  const strange = new Set<string>();
  let seen = 0;
  for (const { name } of tables) {
    const loose = [...mayLeadOut(name)].filter((column) => column.endsWith('_id') || column.endsWith('_by'));
    for (const { row } of await rowsOf(`select to_jsonb(t) as row from app."${snake(name)}" t`))
      for (const column of loose.filter((one) => one !== 'tenant_id')) {
        const id = (row as Record<string, string | null>)[column];
        if (!id || homes.get(id) === row.tenant_id) continue;
        seen += 1;
        if (!(await worksFor(row.tenant_id, id))) strange.add(`${name}.${column} ${id}`);
      }
  }
  expect([...strange]).toEqual([]);
  expect(seen).toBeGreaterThan(1000);
});
const known = new Map<string, boolean>();
async function worksFor(tenant: string, user: string): Promise<boolean> {
  const key = `${tenant} ${user}`;
  if (!known.has(key)) {
    await behind.query("select set_config('app.tenant', $1, false)", [tenant]);
    const [row] = await rowsOf("select app.may_name_elsewhere('user', $1) as may", [user]);
    known.set(key, row.may);
  }
  return known.get(key) as boolean;
}

/** What belongs to a person and to an assignment belongs to the person of the assignment. */
const both = tables.flatMap(({ name, fields }) => {
  const isOf = Object.entries(fields).filter(([, field]) => field.type === 'ref' && field.to === 'caseDetail');
  const persons = ['assignee', 'relocatee', 'owner', 'payee'].filter((one) => fields[one]?.type === 'person');
  return isOf.flatMap(([of]) => persons.map((person) => [name, person, of] as const));
});
describe('across people', () => {
  test.each(both)('%s: its %s is the assignee of its %s', async (name, person, of) => {
    const [{ strange }] = (await rowsOf(`select count(*)::int as strange from app."${snake(name)}" t
      join app.case_detail c on c.id = t.${snake(of)}_id where t.${snake(person)}_id <> c.assignee_id`)) as [
      { strange: number },
    ];
    expect(strange).toBe(0);
  });
  test('there are such records', () => expect(both.length).toBeGreaterThan(8));
});

/** What a cell says, as far as words go: names of records and texts. Figures, days and codes may well be the same twice. */
const wordsOf = (value: unknown): string => {
  const said = typeof value === 'object' && value !== null && 'label' in value ? String(value.label) : value;
  return typeof said === 'string' && /[a-z]{3}/.test(said) && !anId.test(said) ? said.toLowerCase() : '';
};
const inWords = new Set(['text', 'ref', 'person']);
/** A journey to Singapore, in Singapore; offices and legal entities of a company that has one in each place. */
const mayMeet = new Set(['trip', 'office', 'legalEntity']);

test('no column of a list says again what another one says', async () => {
  const admin = demoUsers.find(({ login }) => login === 'admin.one');
  const token = await port.enter(admin?.tenant.id ?? '', userId('admin.one'));
  const client = demoUsers.find(({ login }) => login === 'hr.manager')?.tenant.id;
  const read = async (entity: string) => {
    const url = `${port.baseUrl}/api/for-tenant/${client}/fe/${kebab(entity)}/search?size=100`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    return answer.ok ? ((await answer.json()).content as Record<string, unknown>[]) : [];
  };
  const cases = new Map((await read('caseDetail')).map((row) => [row.id, row]));
  const caseName = (id: unknown) => `${cases.get(id)?.name ?? ''}`;
  const twice: string[] = [];
  let lists = 0;
  for (const { name, list, menu, internal, fields } of catalogue.entities) {
    if (!list || !menu || internal || mayMeet.has(name)) continue;
    const columns = list.filter((column) => inWords.has(fields[column]?.type ?? ''));
    const rows = columns.length > 1 ? await read(name) : [];
    lists += rows.length > 1 ? 1 : 0;
    const said = rows.map((row) => columns.map((column) => wordsOf(row[column] ?? caseName(row[`${column}Id`]))));
    for (const [i, one] of columns.entries())
      for (const [j, other] of columns.entries()) {
        const both = said.filter((row) => i !== j && row[i] && row[j]);
        const same = both.filter((row) => row[i]?.includes(row[j] as string));
        if (both.length > 1 && same.length > both.length * 0.7) twice.push(`${name}: ${one} says ${other}`);
      }
  }
  expect(twice).toEqual([]);
  expect(lists).toBeGreaterThan(30);
});

/** Lists by a date of theirs that open elsewhere than near today, with the reason. */
const opensElsewhere: Readonly<Record<string, string>> = {
  requiredDocument: 'what is overdue stands first: it is still waited for',
};

test('a list by a date that lies ahead of some records and behind others opens near today', async () => {
  const elsewhere: string[] = [];
  let near = 0;
  for (const { name, sort = '', ahead, menu, internal, fields } of catalogue.entities) {
    const by = fields[sort.split(',')[0] ?? ''];
    if (!menu || internal || (by?.type !== 'date' && by?.type !== 'dateTime')) continue;
    const column = columnName(sort.split(',')[0] ?? '', by);
    const [row] = await rowsOf(`select count(*) filter (where "${column}" > now() + interval '1 day')::int as ahead,
      count(*) filter (where "${column}" < now() - interval '1 day')::int as behind from app."${snake(name)}"`);
    const isBoth = row.ahead > 0 && row.behind > 0;
    if (isBoth && ahead === undefined) elsewhere.push(name);
    if (isBoth && ahead !== undefined) near += 1;
  }
  expect(elsewhere.toSorted()).toEqual(Object.keys(opensElsewhere).toSorted());
  expect(near).toBeGreaterThan(3);
});

test('no record is without a name: what links to it has words', async () => {
  const nameless: string[] = [];
  for (const { name, title, fields } of tables) {
    const columns = title.map((one) => `nullif("${columnName(one, fields[one] as Field)}"::text, '')`);
    const [row] = await rowsOf(
      `select count(*)::int as count from app."${snake(name)}" where coalesce(${columns.join(', ')}) is null`,
    );
    if (row.count > 0) nameless.push(`${name}: ${row.count}`);
  }
  expect(nameless).toEqual([]);
});

test('no column of a list names a record that its reader may not see', async () => {
  const staff = demoUsers.filter(({ isShown, roles }) => isShown && !roles.some((role) => ofTheApp.has(role)));
  const client = demoUsers.find(({ login }) => login === 'hr.manager')?.tenant.id ?? '';
  const hidden = new Set<string>();
  let named = 0;
  for (const { login, tenant, roles } of staff) {
    const token = await port.enter(tenant.id, userId(login));
    // Staff of the managing company work for a client.
    const home = tenant === meridian ? client : tenant.id;
    const read = async (entity: string, query: string): Promise<Record<string, unknown>[]> => {
      const url = `${port.baseUrl}/api/for-tenant/${home}/fe/${kebab(entity)}/search?${query}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      return answer.ok ? (await answer.json()).content : [];
    };
    for (const entity of catalogue.entities.filter((one) => one.menu && !one.internal)) {
      const allowance = allowanceFor(entity, { roles });
      if (allowance.deeds.read === undefined) continue;
      const columns = shownColumns(entity, allowance, null, [], canNameIn(catalogue, { roles }));
      const bare = columns.flatMap(({ at: { field, name, wire } }) =>
        'wire' in field && field.wire === 'id' ? [{ to: field.to, name, wire }] : [],
      );
      const rows = bare.length > 0 ? await read(entity.name, 'size=100') : [];
      for (const { to, name, wire } of bare) {
        const ids = [...new Set(rows.map((row) => row[wire]).filter((id) => id !== null && id !== undefined))];
        if (ids.length === 0) continue;
        const filter = encodeURIComponent(JSON.stringify({ field: 'id', op: 'in', value: ids }));
        const seen = await read(to, `size=100&filter=${filter}`);
        named += seen.length;
        if (seen.length < ids.length) hidden.add(`${login}: ${entity.name}.${name} (${ids.length - seen.length})`);
      }
    }
  }
  expect([...hidden]).toEqual([]);
  expect(named).toBeGreaterThan(200);
}, 240_000);
const ofTheApp: ReadonlySet<string> = new Set(['assignee', 'dependant']);

test('an exporter of the demo runs for everybody who may run exporters: they may export what its query asks for', async () => {
  const found = await rowsOf(`
    select distinct e.code as exporter, q.about, c.field from app.exporter e
    join app.data_query q on q.tenant_id = e.tenant_id and q.id = e.data_query_id
    left join app.data_query_column c on c.tenant_id = q.tenant_id and c.data_query_id = q.id`);
  expect(found.length).toBeGreaterThan(3);
  for (const { exporter: name, about, field } of found)
    for (const role of exporterRoles) {
      const { deeds, hidden } = allowanceOf(catalogue.entity(about).access, [role]);
      expect([deeds.read, deeds.export], `${name}: ${role} exports ${about}`).not.toContain(undefined);
      expect([...hidden], `${name}: ${role} sees ${field}`).not.toContain(field);
    }
});
