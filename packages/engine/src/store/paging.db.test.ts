import { randomUUID } from 'node:crypto';
import type { Values } from '@homeport/grammar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import { caller, make, page, type ToyDatabase, toyDatabase } from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';

let db: ToyDatabase;
let boss: Caller;
beforeAll(async () => {
  db = await toyDatabase();
  boss = caller(['boss']);
  const people = await Promise.all(
    ['Zoe', 'Ann', 'Mia'].map((firstName) => make(db.store, boss, toy.person, { firstName, lastName: 'X' })),
  );
  for (let i = 0; i < 23; i += 1) {
    await make(db.store, boss, toy.project, {
      name: `P${i % 5}`,
      reference: `R${String(i).padStart(2, '0')}`,
      ...(i % 4 === 0 ? {} : { priority: i % 3, due: `2026-01-0${1 + (i % 7)}`, owner: people[i % 3]?.id }),
    });
  }
});
afterAll(() => db.close());

type Sort = readonly { field: string; descending: boolean }[];

/** Follows the keys to the end. */
async function walk(sort: Sort, size: number): Promise<Values[]> {
  const rows: Values[] = [];
  let after: string | null | undefined;
  for (let pages = 0; pages < 30; pages += 1) {
    const next = await page(db.store, boss, toy.project, { sort, size, total: 'none', ...(after ? { after } : {}) });
    expect(next.totalElements).toBeNull();
    expect(next.content.length).toBeGreaterThan(0);
    rows.push(...next.content);
    if (next.nextKey === null) return rows;
    expect(next.content).toHaveLength(size);
    after = next.nextKey;
  }
  throw new Error('the keys never end');
}

test.each<[string, Sort]>([
  ['created desc', [{ field: 'created', descending: true }]],
  ['created asc', [{ field: 'created', descending: false }]],
  ['a name shared by many', [{ field: 'name', descending: false }]],
  ['numbers with empty ones, ascending', [{ field: 'priority', descending: false }]],
  ['numbers with empty ones, descending', [{ field: 'priority', descending: true }]],
  [
    'two keys in two directions',
    [
      { field: 'priority', descending: true },
      { field: 'due', descending: false },
    ],
  ],
  [
    'a required key, and the newest first within it',
    [
      { field: 'name', descending: false },
      { field: 'created', descending: true },
    ],
  ],
  ['the label of a relation', [{ field: 'owner', descending: false }]],
  ['the id alone', [{ field: 'id', descending: false }]],
])('paging by key shows every row once, in the order of one long page: %s', async (_, sort) => {
  const all = (await page(db.store, boss, toy.project, { sort, size: 100 })).content.map((p) => p.id);
  expect(all).toHaveLength(23);
  for (const size of [1, 7, 22, 23, 24]) expect((await walk(sort, size)).map((p) => p.id)).toEqual(all);
});

test('shallow pages continue each other and know where the list ends', async () => {
  const pages = await Promise.all([0, 1, 2].map((n) => page(db.store, boss, toy.project, { page: n, size: 10 })));
  expect(pages.map((p) => p.content.length)).toEqual([10, 10, 3]);
  expect(new Set(pages.flatMap((p) => p.content.map((r) => r.id))).size).toBe(23);
  expect(pages.map((p) => p.totalElements)).toEqual([23, 23, 23]);
  expect(pages.map((p) => p.nextKey !== null)).toEqual([true, true, false]);
});

test('relations are sorted by what they show', async () => {
  const { content } = await page(db.store, boss, toy.project, {
    sort: [{ field: 'owner', descending: false }],
    size: 100,
  });
  const labels = content.map((p) => (p.owner as { label: string } | null)?.label).filter((l) => l !== undefined);
  expect(labels).toEqual([...labels].sort());
  expect(new Set(labels)).toEqual(new Set(['Ann X', 'Mia X', 'Zoe X']));
});

test('a capped total stops counting at a thousand', async () => {
  const many = caller(['boss']);
  await db.behind.query(
    `insert into app.person (tenant_id, id, version, created, created_by, updated, updated_by, first_name, last_name)
     select $1, gen_random_uuid(), 1, now(), $2, now(), $2, 'A', n from generate_series(1, 1000) n`,
    [many.tenant, randomUUID()],
  );
  const counted = (total: 'exact' | 'capped') => page(db.store, many, toy.person, { total, size: 1 });
  expect(await counted('capped')).toMatchObject({ totalElements: 1000, totalIsCapped: false });
  await make(db.store, many, toy.person, { firstName: 'B', lastName: 'B' });
  expect(await counted('capped')).toMatchObject({ totalElements: 1000, totalIsCapped: true });
  expect(await counted('exact')).toMatchObject({ totalElements: 1001, totalIsCapped: false });
});

test('pages too deep, keys that are none and orders that cannot be are refused', async () => {
  const refused = (query: object) =>
    page(db.store, boss, toy.project, query).then(
      () => 'answered',
      (error) => error.refusal?.code,
    );
  expect(await refused({ page: 500, size: 20 })).toBe('answered');
  expect(await refused({ page: 501, size: 20 })).toBe('input.pageTooDeep');
  expect(await refused({ size: 1001 })).toBe('input.badPage');
  expect(await refused({ after: 'nonsense' })).toBe('request.badCursor');
  expect(await refused({ after: Buffer.from('["x"]').toString('base64url') })).toBe('request.badCursor');
  expect(await refused({ after: Buffer.from('["x", {}]').toString('base64url') })).toBe('request.badCursor');
  expect(await refused({ sort: [{ field: 'extra', descending: true }] })).toBe('input.badSort');
  expect(await refused({ sort: [{ field: 'iban', descending: true }] })).toBe('input.badSort');
  const worker = caller(['worker'], { tenant: boss.tenant, person: randomUUID() });
  await expect(
    page(db.store, worker, toy.project, { sort: [{ field: 'amount', descending: true }] }),
  ).rejects.toMatchObject({ refusal: { code: 'input.badSort' } });
});
