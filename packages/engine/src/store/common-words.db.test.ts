import type { Values } from '@homeport/grammar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import { caller, page, type ToyDatabase, toyDatabase } from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';

/**
 * A search looks at the first rows of its order before it asks the index of words. Whichever finds them, the same rows are
 * answered in the same order: more of them here than are looked at first.
 */
const rows = 5000;
interface Row {
  readonly id: string;
  readonly created: string;
  readonly first: string;
  readonly last: string;
  readonly salary: number | null;
}
let db: ToyDatabase;
let boss: Caller;
let all: Row[];

beforeAll(async () => {
  db = await toyDatabase();
  boss = caller(['boss']);
  // The newest have `fresh`, the oldest `aged`; a third has `third`, one in fifty `qz`, one alone `single`.
  for (const tenant of [boss.tenant, caller(['boss']).tenant])
    await db.behind.query(
      `insert into app.person (tenant_id, id, version, created, created_by, updated, updated_by, first_name, last_name, salary, currency)
      select $1, gen_random_uuid(), 1, m, gen_random_uuid(), m, gen_random_uuid(), 'Everyone' || case when n % 3 = 0 then ' third' else '' end || case when n % 50 = 0 then ' qz' else '' end
          || case when n > 4900 then ' fresh' when n < 30 then ' aged' when n = 2500 then ' single' else '' end,
        'L' || lpad((n * 7 % 5000)::text, 5, '0'), case when n % 4 > 0 then n % 90 end, 'EUR'
      from (select n, timestamptz '2026-01-01' + make_interval(secs => n / 3) as m from generate_series(1, ${rows}) n) r`,
      [tenant],
    );
  await db.behind.query('analyze app.person');
  const { rows: found } = await db.behind.query(
    `select id, to_char(created, 'YYYY-MM-DD"T"HH24:MI:SS') as created, first_name as first, last_name as last, salary::integer as salary
    from app.person where tenant_id = $1`,
    [boss.tenant],
  );
  all = found;
}, 60_000);
afterAll(() => db?.close());

type Sort = readonly { field: string; descending: boolean }[];
const by = (field: string, descending: boolean): Sort => [{ field, descending }];
const valueIn: Readonly<Record<string, (row: Row) => string | number | null>> = {
  created: (row) => row.created,
  lastName: (row) => row.last,
  firstName: (row) => row.first,
  salary: (row) => row.salary,
};
/** What PostgreSQL is asked for, said in other words: every word somewhere, empty values last ascending, ids as the key before. */
function expected(text: string, [{ field, descending }]: Sort & [{ field: string; descending: boolean }]): string[] {
  const words = text.toLowerCase().split(' ');
  const value = valueIn[field] as (row: Row) => string | number | null;
  const order = (one: Row, other: Row): number => {
    const [a, b] = [value(one), value(other)];
    if (a === b) return one.id < other.id ? -1 : 1;
    if (a === null || b === null) return a === null ? 1 : -1;
    return a < b ? -1 : 1;
  };
  const found = all.filter(({ first, last }) => words.every((word) => `${first} ${last}`.toLowerCase().includes(word)));
  const sorted = found.toSorted(order);
  return (descending ? sorted.reverse() : sorted).map(({ id }) => id);
}
const ids = (content: readonly Values[]): string[] => content.map(({ id }) => String(id));

const texts = ['everyone', 'third', 'Everyone THIRD', 'qz', 'z', 'aged', 'fresh', 'single', 'aged qz', 'nobody'];
const sorts: [string, Sort][] = [
  ['the newest first', by('created', true)],
  ['the oldest first', by('created', false)],
  ['its declared order', by('lastName', false)],
  ['its declared order backwards', by('lastName', true)],
  ['what no index holds', by('firstName', false)],
  ['amounts with empty ones', by('salary', true)],
];

test.each(sorts)('a search finds the same rows in the same order whichever way they are read: %s', async (_, sort) => {
  for (const text of texts) {
    const right = expected(text, sort as never);
    for (const total of ['capped', 'exact', 'none'] as const) {
      const first = await page(db.store, boss, toy.person, { text, sort, total, size: 40 });
      expect([text, total, ids(first.content)]).toEqual([text, total, right.slice(0, 40)]);
      const told = total === 'none' ? null : total === 'capped' ? Math.min(1000, right.length) : right.length;
      expect([text, total, first.totalElements]).toEqual([text, total, told]);
      expect(first.totalIsCapped).toBe(total === 'capped' && right.length > 1000);
      expect(first.nextKey === null).toBe(right.length <= 40);
    }
    const third = await page(db.store, boss, toy.person, { text, sort, page: 2, size: 25 });
    expect(ids(third.content)).toEqual(right.slice(50, 75));
    const deep = await page(db.store, boss, toy.person, { text, sort, page: 9, size: 1000 });
    expect(ids(deep.content)).toEqual([]);
  }
});

test.each(sorts)('and so do its next pages, to the last: %s', async (_, sort) => {
  for (const [text, size] of [
    ['third', 200],
    ['everyone', 900],
    ['qz', 7],
    ['aged', 4],
  ] as const) {
    const right = expected(text, sort as never);
    const walked: string[] = [];
    let after: string | null | undefined;
    do {
      const next = await page(db.store, boss, toy.person, {
        text,
        sort,
        size,
        total: 'capped',
        ...(after ? { after } : {}),
      });
      expect(next.totalElements).toBe(Math.min(1000, right.length));
      walked.push(...ids(next.content));
      after = next.nextKey;
    } while (after !== null && walked.length <= rows);
    expect([text, walked]).toEqual([text, right]);
  }
});

test('a filter beside the search holds for both ways', async () => {
  const filter = { field: 'salary', op: 'gt', value: 60 } as const;
  for (const text of ['everyone', 'aged', 'fresh']) {
    const right = new Set(all.filter(({ salary }) => salary !== null && salary > 60).map(({ id }) => id));
    const wanted = expected(text, by('created', true) as never).filter((id) => right.has(id));
    const found = await page(db.store, boss, toy.person, { text, filter, size: 30 });
    expect(ids(found.content)).toEqual(wanted.slice(0, 30));
    expect(found.totalElements).toBe(wanted.length);
  }
});
