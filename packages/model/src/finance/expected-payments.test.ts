import { expect, test } from 'vitest';
import { expectedPayments } from './expected-payments.rules.ts';

test('what is expected is one sum for each currency, with its first day', () => {
  const bill = (currency: string, outstandingAmount: string | null, expectedPayment: string | null) => ({
    ...{ currency, outstandingAmount, expectedPayment },
  });
  expect(
    expectedPayments([
      bill('USD', '10.10', null),
      bill('EUR', '0.10', '2026-03-02'),
      bill('EUR', '0.20', '2026-02-01'),
      bill('EUR', null, '2026-04-01'),
    ]),
  ).toEqual([
    { currency: 'EUR', amount: '0.30', first: '2026-02-01' },
    { currency: 'USD', amount: '10.10', first: null },
  ]);
  expect(expectedPayments([])).toEqual([]);
});
