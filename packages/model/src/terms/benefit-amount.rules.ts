import {
  decimal,
  defineCalculation,
  type Figure,
  greatest,
  least,
  many,
  money,
  percentage,
  sum,
} from '@homeport/grammar';

/** Which bounds a calculation sets, and how it is rounded where not as its currency. */
export interface Bounds {
  readonly hasFloor: boolean;
  readonly hasCap: boolean;
  readonly decimals?: number;
}

/** What a benefit amounts to for each of its periods. */
export const benefitAmount = defineCalculation({
  name: 'benefitAmount',
  source:
    'The amount of the policy for whom it is granted to, times its units, times its percentage; within its bounds',
  inputs: {
    amount: money('Amount for each unit'),
    units: decimal('Units'),
    percentage: percentage('Percentage'),
    floor: money('Never below'),
    cap: money('Never above'),
  },
  result: money('Amount'),
  work: ({ amount, units, percentage, floor, cap }, _, { hasFloor, hasCap, decimals }: Bounds) => {
    const whole = amount.times(units).times(percentage.fraction());
    const atLeast = hasFloor ? greatest(whole, floor) : whole;
    return rounded(hasCap ? least(atLeast, cap) : atLeast, decimals);
  },
});
const rounded = (figure: Figure, decimals: number | undefined): Figure =>
  decimals === undefined ? figure.rounded() : figure.rounded(decimals);

/** A share of what somebody earns or has to spend a year, for each period of which a year has so many. */
export const benefitShare = defineCalculation({
  name: 'benefitShare',
  source: 'The share of the base, by the periods of a year',
  inputs: { base: money('Base a year'), share: percentage('Share'), periods: decimal('Periods of a year') },
  result: money('Share of the base'),
  work: ({ base, share, periods }) => base.times(share.fraction()).dividedBy(periods),
});

/** What a cost of living index over 100 makes of a base (EX-01), for each period of which a year has so many. */
export const benefitByIndex = defineCalculation({
  name: 'benefitByIndex',
  source: 'The base × (index − 100) ÷ 100, by the periods of a year',
  inputs: { base: money('Base a year'), index: decimal('Index'), periods: decimal('Periods of a year') },
  result: money('Amount by the index'),
  work: ({ base, index, periods }) => base.times(index.minus(100)).dividedBy(100).dividedBy(periods),
});

/**
 * What a part of a period is worth (EX-06): rounded where it ends less where it begins, so that the parts of a period are the whole to
 * the last minor unit.
 */
export const partOfPeriod = defineCalculation({
  name: 'partOfPeriod',
  source: 'The amount up to the end of the part, less the amount up to its beginning, each rounded',
  inputs: {
    amount: money('Amount of the period'),
    before: decimal('Days before', { unit: 'days' }),
    upTo: decimal('Days up to its end', { unit: 'days' }),
    all: decimal('Days of the period', { unit: 'days' }),
  },
  result: money('Amount of the part'),
  work: ({ amount, before, upTo, all }) => {
    const to = (days: Figure): Figure => amount.times(days).dividedBy(all).rounded();
    return before.value.isZero() ? to(upTo) : to(upTo).minus(to(before)).rounded();
  },
});

/** What a benefit comes to in one year of the assignment (EX-05). */
export const benefitYear = defineCalculation({
  name: 'benefitYear',
  source: 'What falls into the year, at the share of the draw-down of that year',
  inputs: { parts: many(money('Amount of a period')), share: percentage('Share of the year') },
  result: money('Amount of the year'),
  work: ({ parts, share }, _, { currency }: { readonly currency: string }) =>
    sum(parts, { kind: 'money', currency }).times(share.fraction()).rounded(),
});

/** A percentage of a hundred where nothing is said of it. */
export const wholeShare = '100';
/** One, where nothing is said of units. */
export const oneUnit = '1';
