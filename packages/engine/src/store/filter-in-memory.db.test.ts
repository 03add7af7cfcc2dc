import { randomUUID } from 'node:crypto';
import {
  allFields,
  type Entity,
  type Filter,
  type FilterValue,
  lookIn,
  matches,
  type Operator,
  operatorsOf,
  type Values,
  wiresOf,
} from '@homeport/grammar';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy, toyCatalogue } from '../../../../tests/support/engine/toy-catalogue.ts';
import {
  caller,
  make,
  one,
  page,
  type ToyDatabase,
  toyDatabase,
} from '../../../../tests/support/engine/toy-database.ts';

let db: ToyDatabase;
const me = randomUUID();
const boss = caller(['boss'], { person: me });
const people = [me, randomUUID(), randomUUID()];
const teams = [randomUUID(), randomUUID()];
const records = new Map<string, Values>();

/** What a field may hold, few enough of each that filters find some; null where nothing is recorded. */
const held: Readonly<Record<string, readonly unknown[]>> = {
  name: ['Alpha', 'alpha', 'Beta_1', 'Gamma %', 'Éclair', 'a\\b', 'x.y(z)'],
  summary: [null, 'One two', 'three % four'],
  priority: [null, 0, 5, 9],
  factor: [null, '1.5', '-2.125', '10'],
  amount: [null, '0', '10', '20.5', '100.05'],
  currency: [null, 'EUR', 'JPY'],
  due: [null, '2026-01-01', '2026-06-30', '2024-02-29'],
  startsAt: [null, '2026-01-01T10:00:00Z', '2026-01-01T10:00:01Z', '2026-06-01T00:00:00Z'],
  isMain: [null, false],
  kind: [null, 'X', 'Y'],
  size: [null, 'S', 'L'],
  owner: [null, ...people],
  sponsor: [null, ...people],
  team: [null, ...teams],
  members: [[], [me], people],
  land: [null, 'FR', 'SG'],
  email: [null, 'a@b.org', 'c@d.net'],
  status: ['DRAFT', 'OPEN', 'DONE'],
};
/** What stands in related records. */
const heldElsewhere: Readonly<Record<string, readonly unknown[]>> = {
  lastName: ['Lee 0', 'Lee 1', 'Lee 2'],
  salary: ['0', '100', '150'],
  code: ['T0', 'T1'],
  budget: ['49.99', '50'],
};
const among = <T>(values: readonly T[]) => fc.constantFrom(...values);

beforeAll(async () => {
  db = await toyDatabase();
  for (const [index, id] of people.entries())
    await make(db.store, boss, toy.person, { id, firstName: 'P', lastName: `Lee ${index}`, salary: index * 100 });
  for (const [index, id] of teams.entries())
    await make(db.store, boss, toy.team, { id, code: `T${index}`, lead: people[index], budget: index ? '50' : null });
  for (const id of people) records.set(id, (await one(db.store, boss, toy.person, id)) ?? {});
  for (const id of teams) records.set(id, (await one(db.store, boss, toy.team, id)) ?? {});
  const fields = fc.record(Object.fromEntries(Object.entries(held).map(([name, values]) => [name, among(values)])));
  for (const [index, values] of fc.sample(fields, { numRuns: 60, seed: 7 }).entries()) {
    const kept = await make(db.store, boss, toy.project, { ...values, reference: `R${index}` });
    records.set(String(kept?.id), kept ?? {});
  }
});
afterAll(() => db.close());

const paths = [
  ...Object.keys(held).map((name) => [toy.project, name, name] as const),
  ...['lastName', 'salary'].map((name) => [toy.person, name, `owner.${name}`] as const),
  ...['code', 'budget'].map((name) => [toy.team, name, `team.${name}`] as const),
  [toy.person, 'lastName', 'members.lastName'] as const,
  [toy.person, 'lastName', 'team.lead.lastName'] as const,
];
const wireOf = (entity: Entity, name: string): string =>
  [...wiresOf(entity)].find(([, field]) => field === name)?.[0] ?? name;

/** A value that is compared: mostly one that occurs, sometimes a pattern, a list, a fact or nothing. */
function valueFor(name: string, op: Operator): fc.Arbitrary<FilterValue> {
  const single = (held[name] ?? heldElsewhere[name] ?? []).flat().filter((one) => one !== null);
  const usual = among(single as (string | number | boolean)[]);
  if (op === 'lk')
    return fc.oneof(among(['a', 'A*A', '%', '_', '.', '(z', 'é', 'É', '\\', 'lee*1']), usual.map(String));
  if (op === 'in' || op === 'nin') return fc.array(usual, { maxLength: 3 });
  const days = fc.integer({ min: -1100, max: 30 }).map((n) => (n < 0 ? `$today${n}` : `$today+${n}`));
  if (name === 'due') return fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: days });
  if (op !== 'eq' && op !== 'ne') return usual;
  const facts = ['owner', 'sponsor'].includes(name) ? ['$me.person', '$me.employee'] : [];
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: among([null, ...facts]) });
}
const condition: fc.Arbitrary<Filter> = among(paths).chain(([entity, name, path]) => {
  const field = allFields(entity)[name];
  const at = path.split('.').slice(0, -1).concat(wireOf(entity, name)).join('.');
  return among(field ? [...operatorsOf(field)] : []).chain((op) =>
    op === 'null' || op === 'notNull'
      ? fc.constant<Filter>({ field: at, op })
      : valueFor(name, op).map((value): Filter => ({ field: at, op, value })),
  );
});
const filter = fc.letrec<{ any: Filter }>((tie) => ({
  any: fc.oneof(
    // Deeper ones are refused.
    { maxDepth: 3 },
    { weight: 4, arbitrary: condition },
    { weight: 1, arbitrary: fc.array(tie('any'), { maxLength: 3 }).map((all) => ({ all })) },
    { weight: 1, arbitrary: fc.array(tie('any'), { maxLength: 3 }).map((any) => ({ any })) },
  ),
})).any;

const related = {
  entity: (name: string) => toyCatalogue.entity(name),
  record: (_entity: string, id: string) => records.get(id),
};
const facts = {
  '$me.person': me,
  '$me.employee': null,
  $today: Temporal.Now.plainDateISO('UTC').toString(),
};
const referencesOf = (found: readonly Values[]) => found.map(({ reference }) => String(reference)).sort();

test('a filter finds the same records in memory as in the database', async () => {
  const projects = [...records.values()].filter(({ reference }) => reference !== undefined);
  let hits = 0;
  await fc.assert(
    fc.asyncProperty(filter, async (asked) => {
      const { content } = await page(db.store, boss, toy.project, { filter: asked, size: 100 });
      const inMemory = projects.filter((one) => matches(asked, lookIn(toy.project, one, related), facts));
      expect(referencesOf(inMemory), JSON.stringify(asked)).toEqual(referencesOf(content));
      if (content.length > 0 && content.length < projects.length) hits += 1;
    }),
    { numRuns: 1000 },
  );
  // A law over filters that find everything or nothing would say little.
  expect(hits).toBeGreaterThan(400);
});
