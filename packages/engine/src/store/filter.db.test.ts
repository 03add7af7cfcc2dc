import { randomUUID } from 'node:crypto';
import type { Filter, FilterValue, Operator, Values } from '@homeport/grammar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import { caller, make, page, type ToyDatabase, toyDatabase } from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';
import { everything } from '../rights/everything.ts';

let db: ToyDatabase;
const boss = caller(['boss']);
const ann = randomUUID();
const bob = randomUUID();
const red = randomUUID();

beforeAll(async () => {
  db = await toyDatabase();
  await make(db.store, boss, toy.team, { id: red, code: 'RED' });
  await make(db.store, boss, toy.person, { id: ann, firstName: 'Ann', lastName: 'Lee', salary: '100' });
  await make(db.store, boss, toy.person, { id: bob, firstName: 'Bob', lastName: 'Day', team: red });
  const projects: Values[] = [
    {
      name: 'Alpha',
      reference: 'A',
      priority: 1,
      factor: '1.5',
      amount: '10',
      due: '2026-01-01',
      startsAt: '2026-01-01T10:00:00Z',
      isMain: false,
      kind: 'X',
      owner: ann,
      members: [ann, bob],
      land: 'FR',
      email: 'a@b.org',
    },
    {
      name: 'beta_1',
      reference: 'B',
      priority: 5,
      factor: '2.5',
      amount: '20.5',
      due: '2026-06-01',
      startsAt: '2026-06-01T10:00:00Z',
      kind: 'Y',
      owner: bob,
      members: [bob],
      team: red,
      status: 'OPEN',
      place: { latitude: 1, longitude: 2 },
    },
    {
      name: 'Gamma %',
      reference: 'C',
      isMain: true,
      site: { town: 'Rome' },
      extra: 1,
      iban: 'FR7630006000011234567890189',
      period: { from: '2026-01-01', to: null },
    },
  ];
  for (const values of projects) await make(db.store, boss, toy.project, values);
});
afterAll(() => db.close());

const found = async (filter: Filter, who: Caller = boss): Promise<string> => {
  const { content, totalElements } = await page(db.store, who, toy.project, { filter });
  expect(totalElements).toBe(content.length);
  return content
    .map((p) => p.reference)
    .sort()
    .join('');
};
const asked = (field: string, op: Operator, value?: FilterValue): Filter => ({
  field,
  op,
  ...(value === undefined ? {} : { value }),
});

describe('every operator on every type it fits', () => {
  test.each<[string, Operator, FilterValue | undefined, string]>([
    ['name', 'eq', 'Alpha', 'A'],
    ['name', 'eq', 'alpha', ''],
    ['name', 'ne', 'Alpha', 'BC'],
    ['name', 'gt', 'Beta', 'BC'],
    ['name', 'in', ['Alpha', 'Gamma %'], 'AC'],
    ['name', 'nin', ['Alpha'], 'BC'],
    ['name', 'lk', 'ALPH', 'A'],
    ['name', 'lk', 'a*a', 'AC'],
    ['name', 'lk', 'a_1', 'B'],
    ['name', 'lk', '_', 'B'],
    ['name', 'lk', 'g%a', 'C'],
    ['reference', 'lte', 'B', 'AB'],
    ['summary', 'null', undefined, 'ABC'],
    ['priority', 'eq', 5, 'B'],
    ['priority', 'ne', 5, 'AC'],
    ['priority', 'gt', 1, 'B'],
    ['priority', 'gte', 1, 'AB'],
    ['priority', 'lt', 5, 'A'],
    ['priority', 'lte', 5, 'AB'],
    ['priority', 'in', [1, 5], 'AB'],
    ['priority', 'nin', [1], 'BC'],
    ['priority', 'in', [], ''],
    ['priority', 'null', undefined, 'C'],
    ['priority', 'notNull', undefined, 'AB'],
    ['factor', 'gt', '1.500', 'B'],
    ['amount', 'eq', '20.50', 'B'],
    ['due', 'lt', '2026-06-01', 'A'],
    ['due', 'lte', '2026-06-01', 'AB'],
    ['startsAt', 'eq', '2026-01-01T10:00:00Z', 'A'],
    ['startsAt', 'ne', '2026-01-01T10:00:00Z', 'BC'],
    ['startsAt', 'gt', '2026-01-01T10:00:00Z', 'B'],
    ['startsAt', 'lte', '2026-01-01T10:00:00Z', 'A'],
    ['startsAt', 'in', ['2026-01-01T10:00:00Z'], 'A'],
    ['isMain', 'eq', true, 'C'],
    ['isMain', 'ne', true, 'AB'],
    ['kind', 'in', ['X', 'Y'], 'AB'],
    ['status', 'eq', 'OPEN', 'B'],
    ['status', 'nin', ['OPEN'], 'AC'],
    ['land', 'eq', 'FR', 'A'],
    ['email', 'lk', 'B.ORG', 'A'],
    ['owner', 'eq', ann, 'A'],
    ['owner', 'ne', ann, 'BC'],
    ['owner.id', 'in', [ann, bob], 'AB'],
    ['owner', 'null', undefined, 'C'],
    ['members', 'eq', ann, 'A'],
    ['members', 'in', [ann, bob], 'AB'],
    ['site', 'notNull', undefined, 'C'],
    ['extra', 'notNull', undefined, 'C'],
    ['iban', 'notNull', undefined, 'C'],
    ['period', 'notNull', undefined, 'C'],
    ['place', 'null', undefined, 'AC'],
    ['createdBy', 'eq', boss.me.user, 'ABC'],
    ['version', 'eq', 1, 'ABC'],
    ['tenantId', 'eq', boss.tenant, 'ABC'],
    ['owner.firstName', 'eq', 'Ann', 'A'],
    ['owner.team.code', 'eq', 'RED', 'B'],
    ['owner.team', 'null', undefined, 'A'],
    ['members.lastName', 'eq', 'Day', 'AB'],
  ])('%s %s %s', async (field, op, value, wanted) => {
    expect(await found(asked(field, op, value))).toBe(wanted);
  });
});

test('all and any nest', async () => {
  const a = asked('name', 'eq', 'Alpha');
  const b = asked('priority', 'gte', 5);
  expect(await found({ any: [a, b] })).toBe('AB');
  expect(await found({ all: [a, b] })).toBe('');
  expect(
    await found({
      any: [{ all: [a, asked('owner', 'eq', ann)] }, { all: [b, { any: [a, asked('status', 'eq', 'OPEN')] }] }],
    }),
  ).toBe('AB');
  expect(await found({ any: [] })).toBe('');
  expect(await found({ all: [] })).toBe('ABC');
});

test('facts of the caller stand for values', async () => {
  const me = { ...boss, me: { ...boss.me, person: ann, delegators: [boss.me.user] } };
  expect(await found(asked('owner', 'eq', '$me.person'), me)).toBe('A');
  expect(await found(asked('createdBy', 'in', '$me.delegators'), me)).toBe('ABC');
  expect(await found(asked('due', 'lte', '$today'), me)).toMatch(/^A/);
  expect(await found(asked('owner', 'eq', '$me.person'))).toBe('');
  expect(await found(asked('owner', 'ne', '$me.person'))).toBe('');
});

const refusal = (filter: Filter, who: Caller = boss) =>
  page(db.store, who, toy.project, { filter }).then(
    () => 'answered',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );

test('unknown, hidden and secret fields are refused alike, on every step of a path', async () => {
  const reader = caller(['reader'], { tenant: boss.tenant });
  expect(await refusal(asked('nothing', 'eq', 'x'))).toBe('input.unknownField');
  expect(await refusal(asked('secretNote', 'eq', 'x'))).toBe('input.unknownField');
  expect(await refusal(asked('iban', 'notNull'), reader)).toBe('input.unknownField');
  expect(await refusal(asked('owner.salary', 'gt', '1'), reader)).toBe('input.unknownField');
  expect(await refusal(asked('team.lead.salary', 'gt', '1'), reader)).toBe('input.unknownField');
  expect(await refusal(asked('createdBy.name', 'eq', 'x'), reader)).toBe('input.unknownField');
  expect(await refusal(asked('name.first', 'eq', 'x'))).toBe('input.unknownField');
  expect(await refusal(asked('constructor', 'eq', 'x'))).toBe('input.unknownField');
});

test('operators that do not fit and filters that are too large are refused', async () => {
  expect(await refusal(asked('isMain', 'gt', true))).toBe('input.unknownOperator');
  expect(await refusal(asked('extra', 'eq', 'x'))).toBe('input.unknownOperator');
  const one = asked('priority', 'eq', 1);
  expect(await refusal({ any: Array.from({ length: 50 }, () => one) })).toBe('answered');
  expect(await refusal({ any: Array.from({ length: 51 }, () => one) })).toBe('input.filterTooLarge');
  const nested = (depth: number): Filter => (depth === 0 ? one : { all: [nested(depth - 1)] });
  expect(await refusal(nested(5))).toBe('answered');
  expect(await refusal(nested(6))).toBe('input.badFilter');
});

test('a filter over a relation sees only records that the caller may read', async () => {
  // The worker owns project A as Ann, may read people without a team, and so not Bob.
  const worker = caller(['worker'], { tenant: boss.tenant, person: ann });
  expect(await found(asked('members', 'eq', bob), worker)).toBe('A');
  expect(await found(asked('members.lastName', 'eq', 'Day'), worker)).toBe('');
  expect(await found(asked('members.lastName', 'lk', '%'), worker)).toBe('A');
  expect(await refusal(asked('team.code', 'eq', 'RED'), worker)).toBe('input.unknownField');
});

test('who may do everything with an entity is not the system: relations stay closed, whoever asked before', async () => {
  const chief = caller(['chief'], { tenant: boss.tenant });
  const filter = asked('createdBy.name', 'null');
  const query = { filter, sort: [{ field: 'created', descending: true }], size: 5, total: 'none' as const };
  await db.store.transaction(chief, (tx) => tx.find(toy.project, everything, query));
  expect(await refusal(filter, chief)).toBe('input.unknownField');
  expect(await found(asked('name', 'eq', 'Alpha'), chief)).toBe('A');
});

test('access filters follow relations freely and limit lists, totals and single reads', async () => {
  const lead = caller(['lead'], { tenant: boss.tenant, person: ann });
  expect(await found({ all: [] }, lead)).toBe('');
  await db.behind.query('update app.team set lead_id = $1 where id = $2', [ann, red]);
  expect(await found({ all: [] }, lead)).toBe('B');
  const deputy = caller(['deputy'], { tenant: boss.tenant, delegators: [boss.me.user] });
  expect(await found({ all: [] }, deputy)).toBe('ABC');
  expect(await found({ all: [] }, caller(['deputy'], { tenant: boss.tenant }))).toBe('');
});

test('search finds words in any order, without case and accents, and takes signs literally', async () => {
  await make(db.store, boss, toy.person, { firstName: 'José', lastName: 'Muñoz 100%' });
  const search = async (text: string) =>
    (await page(db.store, boss, toy.person, { text })).content.map((p) => p.firstName);
  expect(await search('munoz jose')).toEqual(['José']);
  expect(await search('JOSÉ')).toEqual(['José']);
  expect(await search('100%')).toEqual(['José']);
  expect(await search('1%0')).toEqual([]);
  expect(await search('_')).toEqual([]);
  expect(await search('ann day')).toEqual([]);
});

describe('a search looks through the names of the people that its list shows', () => {
  const search = async (text: string, who = boss) =>
    (await page(db.store, who, toy.project, { text })).content
      .map((p) => p.reference)
      .sort()
      .join('');
  test('beside the texts of the records, word by word', async () => {
    expect(await search('day')).toBe('B');
    expect(await search('ALPHA lee')).toBe('A');
    expect(await search('alpha day')).toBe('');
    expect(await search('be')).toBe('B');
  });
  test('and of what is called after somebody: a team by its lead', async () => {
    await db.behind.query('update app.team set lead_id = $1 where id = $2', [ann, red]);
    expect(await search('lee')).toBe('AB');
    expect(await search('beta lee')).toBe('B');
  });
  test('and never through those whom the reader does not see', async () => {
    const worker = caller(['worker'], { tenant: boss.tenant, person: bob });
    expect(await search('beta', worker)).toBe('B');
    expect(await search('day', worker)).toBe('');
    expect(await search('lee', caller(['chief'], { tenant: boss.tenant }))).toBe('');
  });
  test('unless so many are called that it tells nothing', async () => {
    const many = (count: number) =>
      db.behind.query(
        `insert into app.person (id, tenant_id, version, created, created_by, updated, updated_by, first_name, last_name)
         select gen_random_uuid(), $1, 1, now(), gen_random_uuid(), now(), gen_random_uuid(), 'Lee', 'Number ' || n from generate_series(1, $2::int) n`,
        [boss.tenant, count],
      );
    await many(299);
    expect(await search('alpha lee')).toBe('A');
    await many(1);
    expect(await search('alpha lee')).toBe('');
  });
});
