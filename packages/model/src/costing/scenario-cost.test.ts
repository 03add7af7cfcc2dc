import { describe, expect, test } from 'vitest';
import type { ScenarioBase, ScenarioLine } from '../cases/door.generated.ts';
import type { BenefitTerms } from '../terms/door.generated.ts';
import {
  changedBase,
  costOfPlan,
  type PlanSnapshot,
  planNow,
  planOf,
  staleLines,
  totalsOfWorking,
} from './scenario-cost.rules.ts';

const base: ScenarioBase = {
  ...{ startDate: '2026-03-01', endDate: '2028-02-29', along: 1, policy: 'long', relocationPackage: 'standard' },
  ...{ homeLocation: { country: 'ES' }, hostLocation: { country: 'SG', town: 'Singapore' } },
};
const ref = (id: string) => ({ id, label: id });
const said = {
  ...{ homeLocation: { country: 'ES' }, hostLocation: { country: 'JP' }, startDate: '2026-04-01', endDate: null },
  ...{ policy: null, relocationPackage: null, familySize: 3 },
};

describe('the plan of a scenario', () => {
  test('is the assignment with what the scenario says; what it leaves open stays as it is', () => {
    expect(planOf(said, base)).toEqual({
      ...{ startDate: '2026-04-01', endDate: '2028-02-29', homeLocation: { country: 'ES' }, along: 3 },
      ...{ hostLocation: { country: 'JP' }, policy: 'long', relocationPackage: 'standard', takesPackage: false },
    });
  });
  test('a package goes with its policy: another policy brings its own, unless the scenario names one', () => {
    const other = { ...said, policy: ref('short') };
    expect(planOf(other, base)).toMatchObject({ policy: 'short', relocationPackage: null, takesPackage: true });
    expect(planOf({ ...other, relocationPackage: ref('flex') }, base).relocationPackage).toBe('flex');
  });
});

const plain: BenefitTerms = {
  ...{ benefit: 'housing', name: 'Housing', policyBenefit: 'pb', amount: '1000', currency: 'EUR', unitType: null },
  ...{ numberOfUnits: null, period: 'MONTH', percentage: null, coveredYears: null, years: [], dataVariation: null },
  ...{ variations: [], calculation: null, flexOption: false, lowerLimit: null, upperLimit: null, tolerance: null },
  ...{ exception: true, include: true, lockInclude: false, employeeCanPost: true },
};
const snapshot: PlanSnapshot = {
  ...{ policy: [plain], components: [], formulas: [], grade: null, currency: 'EUR', baseCurrency: 'EUR', rates: [] },
  ...{ baseDate: '2026-02-01', grossUp: { method: 'NONE', federal: null, state: null, local: null }, taxes: [] },
  services: [{ id: 's1', name: 'Home search', cost: '2500', currency: 'EUR', on: null }],
};

test('it costs what its policy grants for as long as it lasts, and the services of the assignment', () => {
  const now = costOfPlan(planNow(base), snapshot);
  expect(now.lines.map(({ kind, year, amount }) => `${kind} ${year} ${amount}`)).toEqual([
    'BENEFIT 1 12000.00',
    'BENEFIT 2 12000.00',
    'SERVICE 1 2500.00',
  ]);
  expect(totalsOfWorking(now)).toEqual({ low: '26500', likely: '26500', high: '26500' });
  const shorter = costOfPlan(planOf({ ...said, endDate: '2026-09-30' }, base), snapshot);
  expect(totalsOfWorking(shorter).likely).toBe('8500');
  expect(shorter.terms).toEqual([
    { benefit: 'housing', name: 'Housing', amount: '1000.00', currency: 'EUR', period: 'MONTH' },
  ]);
});
test('it varies with the family and the place that it names', () => {
  const varied = (dependsOn: 'FAMILY_SIZE' | 'HOST_COUNTRY', value: string, amount: string): BenefitTerms => ({
    ...plain,
    dataVariation: dependsOn,
    variations: [{ id: 'v', dependsOn, value, amount, currency: 'EUR', lowerLimit: null, upperLimit: null }],
  });
  const amountOf = (terms: BenefitTerms) =>
    costOfPlan(planOf(said, base), { ...snapshot, policy: [terms] }).terms[0]?.amount;
  expect(amountOf(varied('FAMILY_SIZE', '4', '1800'))).toBe('1800.00');
  expect(amountOf(varied('HOST_COUNTRY', 'JP', '2400'))).toBe('2400.00');
  expect(amountOf(varied('HOST_COUNTRY', 'SG', '2400'))).toBe('1000.00');
});

test('what it does not say any more is named: what came to something else, what is new and what is gone', () => {
  const { lines } = costOfPlan(planNow(base), snapshot);
  expect(staleLines(lines, lines)).toEqual([]);
  const moved = lines.map((line): ScenarioLine => (line.year === 2 ? { ...line, amount: '1.00' } : line));
  expect(staleLines(lines, moved)).toEqual([{ kind: 'BENEFIT', name: 'Housing', year: 2 }]);
  expect(staleLines(lines, lines.slice(1)).map(({ year }) => year)).toEqual([1]);
  expect(staleLines(lines.slice(1), lines).map(({ year }) => year)).toEqual([1]);
});

test('an assignment that has changed since says in what; the order of an address is none', () => {
  expect(changedBase(base, { ...base, hostLocation: { town: 'Singapore', country: 'SG' } })).toEqual([]);
  expect(changedBase(base, { ...base, endDate: '2027-02-28', along: 2 })).toEqual(['endDate', 'along']);
});
