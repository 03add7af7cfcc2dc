import { replay } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';
import type { EstimateBenefit, EstimateSnapshot } from '../costing/door.generated.ts';
import type { GrantedTerm } from '../terms/door.generated.ts';
import { costOfChange, isCostStale } from './change-cost.rules.ts';
import type { ChangeEffects } from './change-effects.rules.ts';
import type { SaidChange } from './change-of-circumstance.rules.ts';
import { type CostingFacts, changedEstimate } from './changed-estimate.rules.ts';

const benefit = (name: string, amount: string, more: Partial<EstimateBenefit> = {}): EstimateBenefit => ({
  ...{ benefit: name, name, source: { entity: 'caseBenefit', id: name }, amount, payAmount: null, currency: 'EUR' },
  ...{ period: 'MONTH', startsOn: null, endsOn: null, shares: [], proration: 'CALENDAR', isFlexible: false },
  ...{ lowerLimit: null, upperLimit: null, tolerance: null, isTaxable: false, isGrossedUp: false, replaces: null },
  ...more,
});
const employee = { entity: 'employee', id: 'e', version: 1 };
const pay = { currency: 'EUR', source: employee, baseSalary: '120000', hypotheticalTax: null, housingNorm: null };
const snapshot: EstimateSnapshot = {
  ...{ startDate: '2026-01-01', endDate: '2026-12-31', currency: 'EUR', baseDate: '2026-01-01', baseCurrency: 'EUR' },
  ...{ rates: [], incomeTax: null, socialSecurity: null, services: [] },
  ...{ benefits: [benefit('Housing', '1000'), benefit('School', '500')] },
  pay: { ...pay, costOfLiving: null, premiums: null, hostHousing: null },
  grossUp: { method: 'NONE', federal: null, state: null, local: null },
};
const { grossUp, incomeTax, socialSecurity } = snapshot;
const facts: CostingFacts = { snapshot, taxes: { grossUp, incomeTax, socialSecurity }, terms: [], employee };
const none: ChangeEffects = {
  ...{ assignment: {}, employee: null, family: [], steps: [], services: [], benefits: [], papers: [], told: [] },
  terms: { changes: [], spans: [] },
};
const change = {
  ...{ kind: 'DATES', effectiveDate: '2026-07-01', newSalary: null, newSalaryCurrency: null },
} as unknown as SaidChange;
const worked = (effects: Partial<ChangeEffects>, said: object = {}, of: Partial<CostingFacts> = {}) =>
  changedEstimate({ ...change, ...said }, { ...none, ...effects }, { ...facts, ...of });
const shown = ({ open }: ReturnType<typeof changedEstimate>) =>
  open.lines.map(({ name, before, after, difference }) => [name, before, after, difference]);
const term = (name: string, amount: string, more: object = {}) =>
  ({
    ...{ benefit: name, name, policyBenefit: null, amount, payAmount: null, trace: null, currency: 'EUR' },
    ...{ period: 'MONTH', flexOption: false, lowerLimit: null, upperLimit: null, tolerance: null, years: [] },
    ...{ startsOn: '2026-07-01', endsOn: null, grantedBy: 'POLICY', isIncluded: true, isLocked: false, ...more },
  }) as unknown as GrantedTerm;

describe('what a change costs', () => {
  test('half a year longer: each benefit for six more months, thing by thing and in all, and pay apart', () => {
    const found = worked({ assignment: { assignmentEndDate: '2027-06-30' } });
    expect(shown(found)).toEqual([
      ['Housing', '12000', '18000', '6000.00'],
      ['School', '6000', '9000', '3000.00'],
    ]);
    expect(found.open.total.value).toBe('9000.00');
    // 181 of 365 days of a year.
    expect(found.pay.total.value).toBe('59506.85');
    expect(replay(found.open.total.trace).value).toBe('9000.00');
    expect(replay(found.open.lines[0]?.trace ?? found.open.total.trace).value).toBe('6000.00');
  });
  test('half a year shorter is less', () => {
    expect(worked({ assignment: { assignmentEndDate: '2026-06-30' } }).open.total.value).toBe('-9000.00');
  });
  test('of another policy one is lost, one gained, one comes to something else; what stays is not listed', () => {
    const standing = (id: string) => ({ id, benefit: id, name: id }) as never;
    const changes = [
      { kind: 'LOST', standing: standing('School') },
      { kind: 'GAINED', term: term('Car', '300') },
      {
        kind: 'CHANGED',
        standing: standing('Housing'),
        term: term('Housing', '1200', { startsOn: null }),
        fields: [],
        amount: '1200',
      },
    ] as const;
    const found = worked({ terms: { changes, spans: [] } });
    expect(shown(found)).toEqual([
      ['Housing', '12000', '14400', '2400.00'],
      ['School', '6000', '3000', '-3000.00'],
      ['Car', '0', '1800', '1800.00'],
    ]);
    expect(found.open.total.value).toBe('1200.00');
    expect(found.pay.lines).toEqual([]);
  });
  test('a new salary counts from its day on, and says nothing where pay is closed', () => {
    const said = { kind: 'PAY', newSalary: '144000', newSalaryCurrency: 'EUR' };
    const found = worked({}, said);
    // 184 of 365 days of 24,000 more.
    expect([found.open.lines, found.pay.total.value]).toEqual([[], '12098.63']);
    const sheet = { ...snapshot, pay: { ...snapshot.pay, source: { ...employee, entity: 'balanceSheet' } } as never };
    expect(worked({}, said, { snapshot: sheet }).pay.total.value).toBe('0.00');
  });
  test('a service that is cancelled costs nothing any more', () => {
    const services = [{ id: 's', name: 'Course', cost: '800', currency: 'EUR', on: '2026-09-01' }];
    const moved = [{ id: 's', name: 'Course', isCancelled: true, vendors: [] }] as never;
    const found = worked({ services: moved }, {}, { snapshot: { ...snapshot, services } });
    expect(shown(found)).toEqual([['Course', '800', '0', '-800.00']]);
  });
});

describe('the cost of a change that is kept', () => {
  const found = worked({ assignment: { assignmentEndDate: '2027-06-30' } });
  const kept = { seenAt: '2026-05-01T10:00:00Z', status: 'REQUESTED', payWorking: { asked: 'a', lines: [] } } as const;
  test('is worked out when it is made, looked at again, or something else is asked for, and stays else', () => {
    const effect = { costEffect: '9000.00', payEffect: '59506.85', currency: 'EUR', costBase: '2026-01-01' };
    expect(costOfChange({ ...kept, seenAt: null, payWorking: null }, 'a', found)).toMatchObject(effect);
    expect(costOfChange(kept, 'b', found)).toMatchObject({ ...effect, payWorking: { asked: 'b' } });
    expect(costOfChange(kept, 'a', found)).toEqual({});
    // What was typed before it was worked out stays until somebody looks at it again.
    expect(costOfChange({ ...kept, payWorking: null }, 'a', found)).toEqual({});
    expect(costOfChange({ ...kept, status: 'APPROVED' }, 'b', found)).toEqual({});
    expect(costOfChange(kept, 'b', null)).toMatchObject({ costEffect: null, payWorking: { asked: 'b', lines: [] } });
  });
  test('is stale once it comes to something else, of pay as well', () => {
    const stored = { costWorking: { lines: [] }, costEffect: '9000.0000', payEffect: '59506.85' };
    expect(isCostStale(stored, found)).toBe(false);
    expect(isCostStale({ ...stored, costEffect: '9000.01' }, found)).toBe(true);
    expect(isCostStale({ ...stored, payEffect: null }, found)).toBe(true);
    expect(isCostStale(stored, null)).toBe(false);
  });
});
