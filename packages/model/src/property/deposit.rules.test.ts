import { describe, expect, test } from 'vitest';
import { depositOutcome } from './deposit.rules.ts';
import { nightsBetween, noticeDay, saleOutcome } from './homes.rules.ts';

const of4000 = (recovered: string, isClaimOpen: boolean, recoveryCost?: string) =>
  depositOutcome({ deposit: '4000', recovered, isClaimOpen, recoveryCost });

describe('a deposit of 4,000 (EX-36)', () => {
  test.each([
    ['4000', false, 'FULLY_RECOVERED', '0'],
    ['2500', true, 'PARTIALLY_RECOVERED', '0'],
    ['2500', false, 'PARTIALLY_RECOVERED_WITH_LOSS', '1500'],
    ['0', true, 'UNRECOVERED', '0'],
    ['0', false, 'LOSS', '4000'],
  ] as const)('of which %s is back (claim open: %s) is %s, loss %s', (back, open, state, loss) =>
    expect(of4000(back, open)).toEqual({ state, loss }),
  );
  test('all of it back at a cost of 300 is recovered with loss', () =>
    expect(of4000('4000', false, '300')).toEqual({ state: 'RECOVERED_WITH_LOSS', loss: '300' }));
  test('more back than was paid is no gain', () => expect(of4000('4100', false).loss).toBe('0'));
});

describe('homes', () => {
  test('a contract to 31 December with 60 days of notice wants it by 1 November', () => {
    expect(noticeDay('2026-12-31', 60)).toBe('2026-11-01');
    expect(noticeDay('2026-12-31', null)).toBeNull();
  });
  test('nights are counted over the end of the year and daylight saving', () => {
    expect(nightsBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(nightsBetween('2026-03-28', '2026-03-30')).toBe(2);
  });
  test('bought for 500,000, sold for 470,000 at 3 %: loss 30,000; 155,900 left of it after a mortgage of 300,000', () =>
    expect(
      saleOutcome({
        salePrice: '470000',
        purchasePrice: '500000',
        commissionPercent: '3',
        mortgageBalance: '300000',
        currency: 'EUR',
      }),
    ).toEqual({ lossOnSale: '30000.00', netProceeds: '155900.00' }));
});
