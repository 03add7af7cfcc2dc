import type { Entity, Filter, Values } from '@homeport/grammar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import { caller, page, type ToyDatabase, toyDatabase } from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';

/**
 * Sorted by the name of a relation, a list is read from the related records on: few rows at once, the beginning of the order
 * where an index holds it, or all rows. Whichever answers, the rows and their order are the same. There are more related
 * records here than are read at once, most of them without rows, several of one name and some without any.
 */
interface Row {
  readonly id: string;
  readonly created: string;
  readonly related: string | null;
  readonly label: string | null;
  readonly number: number;
  readonly text?: string;
}
let db: ToyDatabase;
let boss: Caller;
const all = new Map<string, readonly Row[]>();

const marks = 'tenant_id, id, version, created, created_by, updated, updated_by';

beforeAll(async () => {
  db = await toyDatabase();
  boss = caller(['boss']);
  for (const tenant of [boss.tenant, caller(['boss']).tenant]) await fill(tenant);
  await db.behind.query('analyze');
  const read = async (name: string, text: string): Promise<void> => {
    all.set(name, (await db.behind.query<Row>(text, [boss.tenant])).rows);
  };
  const at = `t.id, to_char(t.created, 'YYYY-MM-DD"T"HH24:MI:SS') as created`;
  const person = "concat_ws(' ', p.first_name, p.last_name)";
  await read(
    'project owner',
    `select ${at}, t.owner_id as related, case when p.id is not null then ${person} end as label, t.priority as number, t.name as text
    from app.project t left join app.person p on p.id = t.owner_id where t.tenant_id = $1`,
  );
  await read(
    'project team',
    `select ${at}, t.team_id as related, case when g.id is not null then coalesce(${person}, '') end as label, t.priority as number
    from app.project t left join app.team g on g.id = t.team_id left join app.person p on p.id = g.lead_id where t.tenant_id = $1`,
  );
  await read(
    'person team',
    `select ${at}, t.team_id as related, case when g.id is not null then case when p.id is null then '' else ${person} end end as label, t.salary::integer as number
    from app.person t left join app.team g on g.id = t.team_id left join app.person p on p.id = g.lead_id where t.tenant_id = $1`,
  );
}, 60_000);
afterAll(() => db?.close());

async function fill(tenant: string): Promise<void> {
  const ask = (text: string): Promise<unknown> => db.behind.query(text, [tenant]);
  const moment = "timestamptz '2026-01-01' + make_interval(secs => n / 3)";
  const row = `$1, gen_random_uuid(), 1, ${moment}, $1::uuid, ${moment}, $1::uuid`;
  const nth = (table: string, which: string): string =>
    `(array(select id from app.${table} where tenant_id = $1 order by id))[${which}]`;
  await ask(`insert into app.person (${marks}, first_name, last_name, salary, currency)
    select ${row}, 'First' || n % 1700, 'L' || n % 2, n % 100, 'EUR' from generate_series(1, 4500) n`);
  await ask(`insert into app.team (${marks}, code, active, lead_id) select ${row}, 'T' || n, true,
    case when n % 4 > 0 then ${nth('person', 'n * 30')} end from generate_series(1, 40) n`);
  await ask(`update app.person set team_id = teams.list[salary::integer % 50 + 1]
    from (select array(select id from app.team where tenant_id = $1 order by id) as list) teams where tenant_id = $1`);
  await ask(`insert into app.project (${marks}, name, reference, priority, is_main, currency, status, billing, owner_id, team_id)
    select ${row}, 'Plan ' || case when n % 3 > 0 then 'common' when n % 500 = 0 then 'single' else 'other' end, 'R' || n, case when n % 500 = 0 then 9 when n % 4 = 0 then 1 else 2 end, false, 'EUR', 'DRAFT', 'NONE',
      case when n % 11 > 0 then owners.list[1 + (n * n % 613) * 7] end, case when n % 5 > 0 then teams.list[1 + n % 37] end
    from generate_series(1, 6000) n, (select array(select id from app.person where tenant_id = $1 order by id) as list) owners,
      (select array(select id from app.team where tenant_id = $1 order by id) as list) teams`);
}

const compared = (a: string | null, b: string | null): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
};
/** By name, those of one related record together, by creation the other way. Empty ones come last ascending. */
function expected(rows: readonly Row[], descending: boolean, holds: (row: Row) => boolean): string[] {
  const way = descending ? -1 : 1;
  const order = (a: Row, b: Row): number =>
    way * compared(a.label, b.label) ||
    way * compared(a.related, b.related) ||
    -way * compared(a.created, b.created) ||
    -way * compared(a.id, b.id);
  return rows
    .filter(holds)
    .toSorted(order)
    .map(({ id }) => id);
}
const ids = (content: readonly Values[]): string[] => content.map(({ id }) => String(id));

const lists: readonly [name: string, entity: Entity, field: string, number: string][] = [
  ['project owner', toy.project, 'owner', 'priority'],
  ['project team', toy.project, 'team', 'priority'],
  ['person team', toy.person, 'team', 'salary'],
];
const filters: readonly [name: string, filter: (number: string) => Filter | undefined, holds: (row: Row) => boolean][] =
  [
    ['all', () => undefined, () => true],
    ['nearly all', (field) => ({ field, op: 'ne', value: 9 }), (row) => row.number !== 9],
    ['one in four', (field) => ({ field, op: 'lt', value: 2 }), (row) => row.number < 2],
    ['few', (field) => ({ field, op: 'eq', value: 9 }), (row) => row.number === 9],
    ['none', (field) => ({ field, op: 'eq', value: -1 }), () => false],
  ];

describe.each(lists)('sorted by the name of a relation: %s', (name, entity, field, number) => {
  describe.each(filters)('%s', (_, filterOf, holds) => {
    const given = filterOf(number);
    test.each([false, true])('descending: %s', async (descending) => {
      const right = expected(all.get(name) ?? [], descending, holds);
      const query = { sort: [{ field, descending }], ...(given ? { filter: given } : {}) };
      for (const total of ['capped', 'exact', 'none'] as const) {
        const first = await page(db.store, boss, entity, { ...query, total, size: 30 });
        expect(ids(first.content)).toEqual(right.slice(0, 30));
        const told = total === 'none' ? null : total === 'capped' ? Math.min(1000, right.length) : right.length;
        expect([total, first.totalElements]).toEqual([total, told]);
        expect(first.nextKey === null).toBe(right.length <= 30);
      }
      for (const [n, size] of [
        [3, 25],
        [1, 900],
        [9, 700],
      ] as const) {
        const deep = await page(db.store, boss, entity, { ...query, page: n, size });
        expect(ids(deep.content)).toEqual(right.slice(n * size, (n + 1) * size));
      }
      for (const size of [170, 999]) {
        const walked: string[] = [];
        let after: string | null | undefined;
        do {
          const next = await page(db.store, boss, entity, {
            ...query,
            size,
            total: 'capped',
            ...(after ? { after } : {}),
          });
          walked.push(...ids(next.content));
          after = next.nextKey;
        } while (after !== null && walked.length <= right.length);
        expect(walked).toEqual(right);
      }
    });
  });
});

test('the direction of the creation within a relation can be chosen', async () => {
  const sort = [
    { field: 'owner', descending: false },
    { field: 'created', descending: false },
  ];
  const rows = (all.get('project owner') ?? []).toSorted(
    (a, b) =>
      compared(a.label, b.label) ||
      compared(a.related, b.related) ||
      compared(a.created, b.created) ||
      compared(a.id, b.id),
  );
  expect(ids((await page(db.store, boss, toy.project, { sort, size: 500 })).content)).toEqual(
    rows.slice(0, 500).map(({ id }) => id),
  );
});

test.each(['common', 'Plan', 'single', 'other plan', 'nothing'])('with words as without: %s', async (text) => {
  for (const descending of [false, true]) {
    const right = expected(all.get('project owner') ?? [], descending, (row) =>
      text.split(' ').every((word) => row.text?.toLowerCase().includes(word.toLowerCase())),
    );
    const sort = [{ field: 'owner', descending }];
    const filter = { field: 'name', op: 'lk', value: text } as const;
    for (const asked of text.includes(' ') ? [{ text }] : [{ text }, { filter }]) {
      const walked: string[] = [];
      let after: string | null | undefined;
      do {
        const query = { ...asked, sort, size: 400, total: 'capped', ...(after ? { after } : {}) } as const;
        const next = await page(db.store, boss, toy.project, query);
        expect(next.totalElements).toBe(Math.min(1000, right.length));
        walked.push(...ids(next.content));
        after = next.nextKey;
      } while (after !== null && walked.length <= right.length);
      expect(walked).toEqual(right);
    }
  }
});
