import { expect, test } from 'vitest';
import { partyBalances } from './party-balances.rules.ts';

const open = (currency: string, outstandingAmount: string | null) => ({ currency, outstandingAmount });

test('what is open with a party is one line for each currency, both ways', () => {
  expect(
    partyBalances(
      [open('EUR', '0.10'), open('EUR', '0.20'), open('JPY', '100')],
      [open('EUR', '5'), open('USD', null)],
    ),
  ).toEqual([
    { currency: 'EUR', owedToThem: '0.30', owedByThem: '5.00' },
    { currency: 'JPY', owedToThem: '100', owedByThem: '0' },
    { currency: 'USD', owedToThem: '0.00', owedByThem: '0.00' },
  ]);
  expect(partyBalances([], [])).toEqual([]);
});
