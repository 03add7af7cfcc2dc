import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { coveringSet } from './covering-set.ts';
import { traitsOf } from './entity-traits.ts';

const of = (traits: Readonly<Record<string, string>>) =>
  new Map(Object.entries(traits).map(([name, letters]) => [name, new Set(letters)]));

test('the one that brings most comes first, then whoever brings what is missing', () => {
  expect(coveringSet(of({ small: 'ab', large: 'abcd', other: 'de' }))).toEqual(['large', 'other']);
});

test('of two that bring the same the first is taken, and who brings nothing new is left out', () => {
  expect(coveringSet(of({ first: 'ab', second: 'ab', part: 'a' }))).toEqual(['first']);
});

test('who was taken first and brings nothing beside those that came later goes again', () => {
  expect(coveringSet(of({ large: 'abcd', left: 'abe', right: 'cdf' }))).toEqual(['left', 'right']);
});

test('nothing is covered by nobody', () => {
  expect(coveringSet(new Map())).toEqual([]);
  expect(coveringSet(of({ plain: '' }))).toEqual([]);
});

const shown = catalogue.entities.filter((entity) => entity.menu && !entity.internal);
const traits = new Map(shown.map((entity) => [entity.name, traitsOf(catalogue, entity, ['administrator'])]));

test('a few entities have everything that any of the catalogue has', () => {
  const taken = coveringSet(traits);
  const had = new Set(taken.flatMap((name) => [...(traits.get(name) ?? [])]));
  const all = new Set([...traits.values()].flatMap((one) => [...one]));
  expect([...all].filter((trait) => !had.has(trait))).toEqual([]);
  expect(taken.length).toBeLessThan(shown.length / 5);
});

test('every kind of field, a lifecycle, a part and its whole are among what is covered', () => {
  const all = new Set([...traits.values()].flatMap((one) => [...one]));
  const kinds = new Set(shown.flatMap((entity) => Object.values(entity.fields).map(({ type }) => type)));
  expect([...kinds].filter((kind) => !all.has(kind))).toEqual([]);
  for (const trait of ['lifecycle', 'step asks', 'entity partOf', 'has parts', 'text required', 'money readOnly'])
    expect(all).toContain(trait);
});
