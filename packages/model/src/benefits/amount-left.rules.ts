import { decimal, defineCalculation, greatest, least, many, money, sum, whole } from '@homeport/grammar';

interface In {
  readonly currency: string;
}

/** What uses took of a lump sum together, in its currency. */
export const lumpSumUsed = defineCalculation({
  name: 'lumpSumUsed',
  source: 'The sum of the uses, each at the rate of its day',
  inputs: { uses: many(money('Use')) },
  result: money('Used'),
  work: ({ uses }, _, { currency }: In) => sum(uses, { kind: 'money', currency }).rounded(),
});

/** What is left of a lump sum; never below nothing. */
export const lumpSumLeft = defineCalculation({
  name: 'lumpSumLeft',
  source: 'The lump sum less its uses, never below zero',
  inputs: { amount: money('Lump sum'), uses: many(money('Use')) },
  steps: { used: money('Used') },
  result: money('Left'),
  work: ({ amount, uses }, steps, { currency }: In) =>
    greatest(amount.minus(steps.used(sum(uses, { kind: 'money', currency }))), 0).rounded(),
});

/** By how much a lump sum is overspent: that is said, never hidden behind a zero. */
export const lumpSumOver = defineCalculation({
  name: 'lumpSumOver',
  source: 'The uses less the lump sum, never below zero',
  inputs: { amount: money('Lump sum'), uses: many(money('Use')) },
  steps: { used: money('Used') },
  result: money('Overspent'),
  work: ({ amount, uses }, steps, { currency }: In) =>
    greatest(steps.used(sum(uses, { kind: 'money', currency })).minus(amount), 0).rounded(),
});

/** What points that are left are worth (EX-13b); it is taxable. */
export const pointsPayout = defineCalculation({
  name: 'pointsPayout',
  source: 'The points that are left, at most so many, at their amount',
  inputs: {
    left: whole('Points left', { unit: 'points' }),
    most: whole('Points paid out at most', { unit: 'points' }),
    perPoint: decimal('Paid out for each point'),
  },
  result: money('Payout'),
  work: ({ left, most, perPoint }) => perPoint.times(least(left, most)).rounded(),
});

/**
 * What is used of an amount and what is left, with the decimals of its currency. Below zero it is overspent: that is said
 * (`over`), never hidden behind a zero.
 */
export function amountLeft(
  amount: string,
  uses: readonly string[],
  currency: string,
): { readonly used: string; readonly left: string; readonly over: string } {
  const given = { amount: { value: amount, currency }, uses: uses.map((value) => ({ value, currency })) };
  return {
    used: lumpSumUsed.run(given, { currency }).value,
    left: lumpSumLeft.run(given, { currency }).value,
    over: lumpSumOver.run(given, { currency }).value,
  };
}
