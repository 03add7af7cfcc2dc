import { Exact } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceIn, measured, volumeIn, weightIn } from './measure.rules.ts';
import { storagePeriodCost, transitCost, transitDates } from './storage-cost.rules.ts';
import { allowanceLbs, chargeableKgs, constructiveLbs, revenueTons, tonnageBalance } from './weights.rules.ts';

const rounded = (value: string | null, digits: number) => new Exact(value ?? 0).toFixed(digits);

describe('measures', () => {
  test('30 CBM are 1,059.44 CUFT, at 7 lb/ft³ 7,416 LBS or 3,363.9 KGS (EX-29)', () => {
    const { cuft } = volumeIn('30', 'CBM');
    expect(rounded(cuft, 2)).toBe('1059.44');
    const lbs = constructiveLbs(cuft ?? '0');
    expect(rounded(lbs, 0)).toBe('7416');
    expect(rounded(weightIn(lbs, 'LBS').kgs, 1)).toBe('3363.9');
  });
  test('what was entered is kept exactly, whatever its unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.boolean(), (n, isMetric) => {
        const value = new Exact(n).div(10_000).toFixed();
        const { cbm, cuft } = volumeIn(value, isMetric ? 'CBM' : 'CUFT');
        expect(isMetric ? cbm : cuft).toBe(value);
      }),
    );
  });
  test('there and back again differs by less than a millionth of the unit entered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 8 }), (n) => {
        const kgs = new Exact(n).div(100).toFixed();
        const back = weightIn(weightIn(kgs, 'KGS').lbs, 'LBS').kgs;
        expect(new Exact(back ?? 0).minus(kgs).abs().lt('0.000001')).toBe(true);
      }),
    );
  });
  test('100 km are 62.137119 mi; nothing entered is nothing in both', () => {
    expect(distanceIn('100', 'KM').mi).toBe('62.137119');
    expect(measured({ net: null, netUnit: 'CBM' }, { volumes: ['net'] })).toEqual({ netCbm: null, netCuft: null });
  });
});

describe('weights that are charged', () => {
  test('66.67 ft³ by air: 314.6 kg volumetric, 249.9 kg actual, 315 kg charged (EX-30)', () => {
    expect(chargeableKgs('249.9', '1.8878', 6000)).toBe('315');
    expect(chargeableKgs('314.7', '1.8878', 6000)).toBe('315');
    expect(chargeableKgs(null, null, 6000)).toBeNull();
  });
  test('is rounded once: what is a little over a half kilogram is not cut off first', () => {
    expect(chargeableKgs(null, '0.003', 6000)).toBe('0.5');
    expect(chargeableKgs(null, '0.0030001', 6000)).toBe('1');
  });
  test('0.25 t against 1.8878 CBM are 1.8878 revenue tons (EX-31)', () =>
    expect(revenueTons('250', '1.8878')).toBe('1.8878'));
  test('19,000 LBS with 1,200 LBS of professional items count as 17,680 (EX-32)', () =>
    expect(allowanceLbs('19000', '1200')).toBe('17680'));
  test('given 42,000 kg, received 31,500 kg: balance 10,500, ratio 0.75 (EX-35)', () =>
    expect(
      tonnageBalance([
        { direction: 'GIVEN', kgs: '42000' },
        { direction: 'RECEIVED', kgs: '31500' },
      ]),
    ).toEqual({ given: '42000', received: '31500', balance: '10500', ratio: '0.75' }));
});

describe('storage', () => {
  const tariff = { firstDay: '4.20', furtherDay: '0.35', handling: '3.10' };
  test('6,850 LBS for 30 days in transit cost 1,195.33 (EX-33)', () =>
    expect(transitCost('6850', 30, tariff)).toBe('1195.33'));
  test('in on 1 March 2026: day 180 is 27 August, notice by 17 August (EX-33)', () =>
    expect(transitDates('2026-03-01')).toEqual({ endsOn: '2026-08-27', noticeOn: '2026-08-17' }));
  test('18.4 CBM at 6.50 a month are 119.60 (EX-34)', () => expect(storagePeriodCost('18.4', '6.50')).toBe('119.60'));
});
