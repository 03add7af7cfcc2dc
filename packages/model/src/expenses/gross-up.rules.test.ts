import { expect, test } from 'vitest';
import { combinedRate, grossUp } from './gross-up.rules.ts';

test('22 % federal, 6 % state and 3 % local are 29.02 % together (EX-10)', () =>
  expect(combinedRate({ federalTax: '22', stateTax: '6', localTax: '3' })).toBe('29.02'));
test('10,000 net at 29.02 % are 14,088.48 gross, 4,088.48 of it tax (EX-09)', () =>
  expect(grossUp('10000', '29.02')).toEqual({ gross: '14088.48', tax: '4088.48' }));
test('without a rate net is gross', () =>
  expect(grossUp('10', combinedRate({ federalTax: null, stateTax: null, localTax: null }))).toEqual({
    gross: '10.00',
    tax: '0.00',
  }));
