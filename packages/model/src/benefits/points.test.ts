import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountLeft } from './amount-left.rules.ts';
import { choiceFaults, type PointsOption, pointsLeft, pointsUsed, whyNot } from './points.rules.ts';

const option = (id: string, points: number, maximum = 1, needsChildren = false): PointsOption => ({
  id,
  points,
  maximum,
  needsChildren,
});
const options = [
  option('shipment', 40),
  option('housing', 30),
  option('language', 7),
  option('airfare', 1, 3),
  option('nanny', 28, 1, true),
];
const budget = { points: 100, perPoint: '25', mostPaidOut: 50, currency: 'EUR' };
const today = { children: 0, today: '2026-11-21', until: null };
const chosen = { shipment: 1, housing: 1, language: 1, airfare: 3 };

describe('EX-13b', () => {
  test('uses 80 of 100 points, 20 remain and are worth 500', () => {
    expect(pointsUsed(options, chosen)).toBe(80);
    expect(pointsLeft(budget, 80)).toEqual({ points: 20, payout: '500.00' });
  });
  test('a further pick of 28 points is blocked with the reason, never silently', () => {
    const further = option('car', 28);
    expect(whyNot(further, [...options, further], chosen, budget, today)).toEqual({ code: 'overBudget', missing: 8 });
    expect(choiceFaults([...options, further], { ...chosen, car: 1 }, budget, today)).toEqual([
      { option: 'car', why: { code: 'overBudget', missing: 8 } },
    ]);
  });
  test('an option cannot be chosen more often than its maximum', () => {
    expect(whyNot(options[3] as PointsOption, options, chosen, budget, today)).toEqual({ code: 'maximum', maximum: 3 });
    expect(choiceFaults(options, { airfare: 4 }, budget, today)).toHaveLength(1);
  });
  test('pays out 50 points at most', () => {
    expect(pointsLeft(budget, 0)).toEqual({ points: 100, payout: '1250.00' });
    expect(pointsLeft({ ...budget, perPoint: null }, 0).payout).toBeNull();
  });
});
test('what is for families with children, or over, says so', () => {
  const nanny = options[4] as PointsOption;
  expect(whyNot(nanny, options, {}, budget, today)).toEqual({ code: 'needsChildren' });
  expect(whyNot(nanny, options, {}, budget, { ...today, children: 1 })).toBeUndefined();
  expect(whyNot(nanny, options, {}, budget, { ...today, until: '2026-11-20' })).toEqual({
    code: 'closed',
    until: '2026-11-20',
  });
});
test('picking while nothing is said against it never leads over the budget or a maximum', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(options.length - 1), { maxLength: 40 }), (picks) => {
      let choice: Record<string, number> = {};
      for (const pick of picks) {
        const one = options[pick] as PointsOption;
        if (whyNot(one, options, choice, budget, { ...today, children: 2 })) continue;
        choice = { ...choice, [one.id]: (choice[one.id] ?? 0) + 1 };
      }
      expect(pointsUsed(options, choice)).toBeLessThanOrEqual(budget.points);
      expect(choiceFaults(options, choice, budget, { ...today, children: 2 })).toEqual([]);
    }),
  );
});
test('what is left of an amount is exact, and what is over is said', () => {
  expect(amountLeft('8000', ['0.1', '0.2'], 'EUR')).toEqual({ used: '0.30', left: '7999.70', over: '0.00' });
  expect(amountLeft('100', ['150'], 'EUR')).toEqual({ used: '150.00', left: '0.00', over: '50.00' });
});
test('amounts have the decimals of their currency: none in JPY, three in KWD, four in CLF', () => {
  expect(amountLeft('8000', ['1'], 'JPY')).toEqual({ used: '1', left: '7999', over: '0' });
  expect(amountLeft('80', ['0.125'], 'KWD').left).toBe('79.875');
  expect(amountLeft('80', ['0.0001'], 'CLF').left).toBe('79.9999');
  const worth = (currency: string, perPoint: string) => pointsLeft({ ...budget, currency, perPoint }, 80).payout;
  expect([worth('JPY', '250'), worth('KWD', '0.125'), worth('CLF', '0.0125')]).toEqual(['5000', '2.500', '0.2500']);
});
