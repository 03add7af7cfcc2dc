import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import { caller, make, page, type ToyDatabase, toyDatabase } from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';
import { wordsIn } from './words.ts';

/** What a searched field has to contain is looked for by the index of words too; it must find what the comparison alone finds. */
const names = [
  ...[
    'Anna Maria',
    'ANNA',
    'Änne',
    'Straße',
    'STRASSE',
    'Œuvre',
    'œuvre',
    'İstanbul',
    'istanbul',
    'K\u212Aelvin',
    'kkelvin',
  ],
  ...[
    'ﬁnal',
    'final',
    '100% sure',
    '100 sure',
    'under_score',
    'underXscore',
    'back\\slash',
    'a  b  c',
    'Σίσυφος',
    'ΣΊΣΥΦΟΣ',
  ],
  ...['Ʀʀab', 'ʀƦab', 'ÿŸÝ', 'ſharp', 'Sharp', 'ŉame', 'ŁÓDŹ', 'łódź', 'Đorđe'],
];
const patterns = [
  ...[
    'anna',
    'ANNA',
    'nna m',
    'änne',
    'anne',
    'straße',
    'strasse',
    'œuv',
    'Œuvre',
    'istanbul',
    'İstanbul',
    'kkelvin',
    'k\u212Ael',
  ],
  ...[
    'final',
    'ﬁnal',
    '100%',
    '100% sure',
    'r_sco',
    'under*score',
    'back\\sl',
    'a  b',
    ' b  c',
    'σίσυ',
    'ΣΊΣ',
    'φος',
    'ΦΟΣ',
  ],
  ...[
    'ʀʀab',
    'ƦƦab',
    'ÿÿý',
    'sharp',
    'ſharp',
    'ŉame',
    'łódź',
    'ŁÓDŹ',
    'đorđe',
    'zzz',
    'an',
    'a*a',
    'ann*mar',
    'mar*ann',
    '*',
  ],
];
let db: ToyDatabase;
let boss: Caller;
beforeAll(async () => {
  db = await toyDatabase();
  boss = caller(['boss']);
  for (const firstName of names) await make(db.store, boss, toy.person, { firstName, lastName: 'Sharp final' });
});
afterAll(() => db?.close());

test.each(patterns)('contains %s', async (value) => {
  const { rows } = await db.behind.query<{ name: string }>(
    'select first_name as name from app.person where tenant_id = $1 and first_name ilike $2',
    [boss.tenant, `%${value.replace(/[\\_]/g, '\\$&').replaceAll('*', '%')}%`],
  );
  const right = rows.map(({ name }) => name).sort();
  const condition = { field: 'firstName', op: 'lk', value } as const;
  const other = { field: 'lastName', op: 'eq', value: '' } as const;
  for (const filter of [condition, { all: [{ all: [condition] }] }, { any: [condition, other] }]) {
    const { content, totalElements } = await page(db.store, boss, toy.person, { filter, size: 100 });
    expect(content.map(({ firstName }) => String(firstName)).sort()).toEqual(right);
    expect(totalElements).toBe(right.length);
  }
});

test('only what every row has to contain is looked for in the searched text', () => {
  const words = (filter: object): readonly string[] =>
    wordsIn(toy.person, { text: 'one two', filter: filter as never });
  expect(words({ field: 'firstName', op: 'lk', value: 'Ann*a%Maria' })).toEqual(['one', 'two', 'Ann', 'Maria']);
  expect(words({ all: [{ field: 'lastName', op: 'lk', value: 'Lee' }] })).toEqual(['one', 'two', 'Lee']);
  expect(words({ any: [{ field: 'firstName', op: 'lk', value: 'Anna' }] })).toEqual(['one', 'two']);
  expect(words({ field: 'firstName', op: 'eq', value: 'Anna' })).toEqual(['one', 'two']);
  expect(words({ field: 'currency', op: 'lk', value: 'Anna' })).toEqual(['one', 'two']);
  expect(words({ field: 'team.code', op: 'lk', value: 'Anna' })).toEqual(['one', 'two']);
});
