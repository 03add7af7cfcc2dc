import type { Trace } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';
import type { ScenarioWorking } from '../cases/door.generated.ts';
import { cheapestOf, comparedCosts, comparedTerms, differingFacts, firstCompared } from './comparison.rules.ts';

const line = (name: string, year: number, amount: string) => ({
  ...{ kind: 'BENEFIT' as const, name, year, amount, low: amount, high: amount, trace: {} as Trace },
});
const term = (benefit: string, amount: string | null) => ({
  ...{ benefit, name: benefit, amount, currency: 'EUR', period: 'MONTH' as const },
});
const working = (lines: ScenarioWorking['lines'], terms: ScenarioWorking['terms'] = []): ScenarioWorking => ({
  ...{ lines, terms, takenForGiven: [] },
});

test('plans differ in what is not the same in all of them; the order of an address is none', () => {
  const plan = { hostLocation: { town: 'Osaka', country: 'JP' }, policy: { id: 'p', label: 'Long' }, familySize: 1 };
  const same = { ...plan, hostLocation: { country: 'JP', town: 'Osaka', street: '' }, policy: { id: 'p', label: '' } };
  expect(differingFacts([plan, same])).toEqual([]);
  expect(differingFacts([plan, { ...same, familySize: 2, policy: null }])).toEqual(['policy', 'familySize']);
});
test('benefits stand beside each other, those that differ first; who is not granted one has nothing', () => {
  const found = comparedTerms([
    working([], [term('Housing', '1000.00'), term('School', '500.00')]),
    working([], [term('Housing', '1000.00')]),
    null,
  ]);
  expect(found.map(({ name, differs }) => [name, differs])).toEqual([
    ['Housing', true],
    ['School', true],
  ]);
  const [first] = comparedTerms([working([], [term('Housing', '1')]), working([], [term('Housing', '1')])]);
  expect(first?.differs).toBe(false);
});
test('what a thing costs is the sum of its years, each of which can be opened', () => {
  const [housing, leave] = comparedCosts([
    working([line('Housing', 2, '0.20'), line('Housing', 1, '0.10')]),
    working([line('Housing', 1, '0.30'), line('Leave', 1, '5')]),
  ]);
  expect(housing?.cells.map((cell) => [cell?.amount, cell?.years.length])).toEqual([
    ['0.3', 2],
    ['0.3', 1],
  ]);
  expect(leave?.cells.map((cell) => cell?.amount ?? null)).toEqual([null, '5']);
  expect(leave?.differs).toBe(true);
});
describe('the cheapest', () => {
  const cost = (likely: string, currency = 'EUR') => ({ likely, currency });
  test('is the one that costs least, or several that cost as little', () => {
    expect(cheapestOf([cost('10'), cost('9.50'), null, cost('9.5')])).toEqual([1, 3]);
  });
  test('is none where all cost the same, one is known, or currencies differ', () => {
    expect(cheapestOf([cost('10'), cost('10.00')])).toEqual([]);
    expect(cheapestOf([cost('10'), null])).toEqual([]);
    expect(cheapestOf([cost('10'), cost('9', 'USD')])).toEqual([]);
  });
});
test('before anybody chooses the furthest four are compared, and none that was turned down', () => {
  const all = ['DRAFT', 'REJECTED', 'SAVED', 'APPROVED', 'SAVED', 'DRAFT'].map((status, n) => ({ status, n }));
  expect(firstCompared(all).map(({ n }) => n)).toEqual([3, 2, 4, 0]);
});
