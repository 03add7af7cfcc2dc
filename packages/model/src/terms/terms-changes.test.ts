import { describe, expect, test } from 'vitest';
import { type Drawable, drawnDown, putToBenefits, type Taken } from './draw-down.rules.ts';
import type { GrantedTerm } from './terms.rules.ts';
import { type StandingTerm, termsChanges } from './terms-changes.rules.ts';

const standing = (more: Partial<StandingTerm> = {}): StandingTerm => ({
  id: 's1',
  benefit: 'b1',
  name: 'Housing',
  status: 'INCLUDED',
  grantedBy: 'POLICY',
  policyBenefit: 'p1',
  amount: '3000',
  termsAmount: '3000',
  payAmount: null,
  currency: 'EUR',
  period: 'MONTH',
  lowerLimit: null,
  upperLimit: '4000',
  tolerance: null,
  startsOn: '2026-01-01',
  endsOn: '2027-12-31',
  ...more,
});
const granted = (more: Partial<GrantedTerm> = {}): GrantedTerm => ({
  benefit: 'b1',
  name: 'Housing',
  policyBenefit: 'p1',
  amount: '3000.00',
  payAmount: null,
  trace: null,
  currency: 'EUR',
  period: 'MONTH',
  flexOption: true,
  lowerLimit: null,
  upperLimit: '4000.0000',
  tolerance: null,
  startsOn: '2026-01-01',
  endsOn: '2027-12-31',
  years: [],
  grantedBy: 'POLICY',
  isIncluded: true,
  isLocked: false,
  withExpenses: true,
  reasons: [],
  ...more,
});

describe('working the terms out again', () => {
  test('changes nothing where they come to the same, however it is written', () => {
    expect(termsChanges([standing()], [granted()], '2026-06-30')).toEqual([]);
  });
  test('gains what is granted by default, loses what is not granted any more, and leaves the rest', () => {
    const found = termsChanges(
      [
        standing({ benefit: 'old' }),
        standing({ benefit: 'over', endsOn: '2026-06-30' }),
        standing({ benefit: 'mine', grantedBy: 'HAND' }),
      ],
      [granted(), granted({ benefit: 'offered', isIncluded: false })],
      '2026-06-30',
    );
    expect(found.map((one) => [one.kind, one.kind === 'GAINED' ? one.term.benefit : one.standing.benefit])).toEqual([
      ['GAINED', 'b1'],
      ['LOST', 'old'],
    ]);
  });
  test('moves the span and the amount', () => {
    const [found] = termsChanges([standing()], [granted({ amount: '3500.00', endsOn: '2028-06-30' })], '2026-06-30');
    expect(found).toMatchObject({ kind: 'CHANGED', fields: ['endsOn', 'termsAmount'], amount: '3500.00' });
  });
  test('keeps a flexed amount within the new limits, and lets go of one that is over them', () => {
    const flexed = standing({ amount: '3800' });
    const amountWith = (upperLimit: string) => {
      const [found] = termsChanges([flexed], [granted({ amount: '3200.00', upperLimit })], '2026-06-30');
      return found?.kind === 'CHANGED' ? found.amount : found?.kind;
    };
    expect([amountWith('4000'), amountWith('3500')]).toEqual(['3800', '3200.00']);
  });
});

describe('what is used', () => {
  const benefit = (more: Partial<Drawable> = {}): Drawable => ({
    id: 'd1',
    currency: 'EUR',
    period: 'YEAR',
    amount: '12000',
    startsOn: '2026-01-01',
    endsOn: '2027-12-31',
    years: [
      { year: 1, from: '2026-01-01', to: '2026-12-31', share: '100', amount: '12000.00' },
      { year: 2, from: '2027-01-01', to: '2027-12-31', share: '75', amount: '9000.00' },
    ],
    expenseItems: ['SCHOOL'],
    ...more,
  });
  const taken = (id: string, on: string, amount: string, more: Partial<Taken> = {}): Taken => ({
    id,
    entity: 'caseExpense',
    on,
    amount,
    currency: 'EUR',
    caseBenefit: null,
    expenseItem: 'SCHOOL',
    ...more,
  });
  const how = { rates: [], baseCurrency: 'EUR' };
  test('counts in the year of the day, and says what is left and what is over', () => {
    const all = [taken('a', '2026-05-01', '4000'), taken('b', '2027-02-01', '9500.50')];
    expect(drawnDown(benefit(), all, '2026-06-01', how)).toMatchObject({
      used: '4000.00',
      granted: '12000.00',
      left: '8000.00',
      over: '0.00',
    });
    expect(drawnDown(benefit(), all, '2027-06-01', how)).toMatchObject({
      used: '9500.50',
      granted: '9000.00',
      left: '0.00',
      over: '500.50',
      taken: ['b'],
    });
  });
  test('of what has no rate it says so, and does not count it', () => {
    expect(
      drawnDown(benefit(), [taken('a', '2026-05-01', '10', { currency: 'BRL' })], '2026-06-01', how),
    ).toMatchObject({ used: '0.00', withoutRate: 1 });
  });
  test('each counts once: to the benefit that it names, else to the narrowest that holds on its day', () => {
    const wide = benefit({ id: 'wide', expenseItems: ['SCHOOL', 'BOOKS'] });
    const put = putToBenefits(
      [
        taken('a', '2026-05-01', '1'),
        taken('b', '2026-05-01', '1', { caseBenefit: 'wide' }),
        taken('c', '2028-05-01', '1'),
      ],
      [wide, benefit()],
    );
    expect([...put].map(([id, all]) => [id, all.map((one) => one.id)])).toEqual([
      ['wide', ['b']],
      ['d1', ['a']],
    ]);
  });
});
