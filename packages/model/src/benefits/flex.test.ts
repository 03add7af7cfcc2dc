import { describe, expect, test } from 'vitest';
import { budgetEffect, flexTo, isReservedFor } from './flex.rules.ts';

describe('EX-13c', () => {
  const limits = {
    flexOption: true,
    exception: true,
    lowerLimit: '3000',
    upperLimit: '4500',
    tolerance: '2',
    currency: 'EUR',
  };
  test('is automatic up to 4,590.00, and an exception from 4,590.01 on', () => {
    expect(flexTo('4590.00', limits)).toEqual({ is: 'AUTOMATIC' });
    expect(flexTo('4590.01', limits)).toEqual({ is: 'EXCEPTION', ceiling: '4590.00' });
    expect(flexTo('3000', limits)).toEqual({ is: 'AUTOMATIC' });
  });
  test('is refused below the lower limit, without exceptions, and where nothing is flexible', () => {
    const code = (amount: string, more: object) => {
      const found = flexTo(amount, { ...limits, ...more });
      return found.is === 'REFUSED' ? found.refusal.code : found.is;
    };
    expect(code('2999.99', {})).toBe('benefits.underLimit');
    expect(code('5000', { exception: false })).toBe('benefits.noExceptions');
    expect(code('4000', { flexOption: false })).toBe('benefits.notFlexible');
  });
});

test('what another amount adds to the budget follows the years that are covered', () => {
  const years = [{ amount: '12000.00' }, { amount: '9000.00' }];
  expect(budgetEffect('1000', '1500', years, 'EUR')).toBe('10500.00');
  expect(budgetEffect('1000', '800', years, 'EUR')).toBe('-4200.00');
  expect(budgetEffect(null, '800', [], 'JPY')).toBe('800');
});
test('a deed that is reserved for nobody is for all', () => {
  expect([isReservedFor([], ['hr']), isReservedFor(['hr'], ['hr']), isReservedFor(['hr'], ['caseManager'])]).toEqual([
    true,
    true,
    false,
  ]);
});
