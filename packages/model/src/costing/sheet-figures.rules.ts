import {
  type Calculated,
  currencyDecimals,
  decimal,
  defineCalculation,
  Exact,
  many,
  money,
  sum,
} from '@homeport/grammar';
import { conversion, findRate, rateFigure } from '../rates/door.generated.ts';
import type { IndexRow, NormRow, SheetSnapshot } from './sheet-snapshot.ts';

/** What a table of norms says for an income; the income decided which row. */
export const normOfTable = defineCalculation({
  name: 'normOfTable',
  source: 'The row of the table for the family and the income',
  inputs: { norm: money('Norm of the table') },
  result: money('Norm a year'),
  work: ({ norm }) => norm.rounded(),
});
/** EX-02: an index at another exchange rate than it was measured with. */
export const indexOfDay = defineCalculation({
  name: 'indexOfDay',
  source: 'The index × the rate it was measured with ÷ the rate of the day',
  inputs: {
    index: decimal('Index as measured'),
    measuredRate: decimal('Rate at measuring'),
    rate: decimal('Rate of the day'),
  },
  result: decimal('Cost of living index'),
  work: ({ index, measuredRate, rate }) => index.times(measuredRate).dividedBy(rate).rounded(indexDecimals),
});
const indexDecimals = 2;
/** The premiums of a year. */
export const premiumsOfYear = defineCalculation({
  name: 'premiumsOfYear',
  source: 'The premiums that are granted from pay, for all periods of a year',
  inputs: { monthly: many(money('Premium a month')), yearly: many(money('Premium a year')) },
  result: money('Premiums'),
  work: ({ monthly, yearly }, _, { currency }: { readonly currency: string }) =>
    sum([...monthly.map((one) => one.times(monthsOfYear)), ...yearly], { kind: 'money', currency }).rounded(),
});
const monthsOfYear = 12;
/** The rent of a year (EX-01), in the currency that it is paid in. */
export const rentOfYear = defineCalculation({
  name: 'rentOfYear',
  source: 'The rent of a month × 12',
  inputs: { rent: money('Rent a month') },
  result: money('Rent a year'),
  work: ({ rent }) => rent.times(monthsOfYear).rounded(),
});

/** The norm for an income and a family: of the largest family that is not larger, and there of the highest income that is reached. */
export function normFor(
  norms: readonly NormRow[],
  kind: NormRow['kind'],
  income: string,
  currency: string,
  familySize: number,
): Calculated | null {
  const mine = norms.filter((row) => row.kind === kind && row.currency === currency && row.familySize <= familySize);
  const largest = mine.reduce((size, row) => Math.max(size, row.familySize), 0);
  const [row] = mine
    .filter((one) => one.familySize === largest && new Exact(one.fromIncome).lte(income))
    .sort((a, b) => new Exact(b.fromIncome).comparedTo(a.fromIncome));
  return row ? normOfTable.run({ norm: { value: row.amount, currency, source: row.source } }) : null;
}

/** The nearest index: of the kind of the policy before others; then the towns themselves, the host town, the home town, the countries. */
export function indexFor({ indexes, policy, homePlace, hostPlace }: SheetSnapshot): IndexRow | null {
  const same = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();
  const fits = indexes.filter(
    (row) =>
      (row.homePlace === null || same(row.homePlace, homePlace)) &&
      (row.hostPlace === null || same(row.hostPlace, hostPlace)),
  );
  const nearness = (row: IndexRow) =>
    (row.kind === policy.indexKind ? 4 : 0) + (row.hostPlace === null ? 0 : 2) + (row.homePlace === null ? 0 : 1);
  return [...fits].sort((a, b) => nearness(b) - nearness(a) || (a.source.id < b.source.id ? -1 : 1))[0] ?? null;
}

/** The index at the rate of the day; as it was measured where it says no rate, or where there is none of the day. */
export function indexOn(row: IndexRow, { day, rates, baseCurrency }: SheetSnapshot): Calculated {
  const { homeCurrency, hostCurrency, index, measuredRate, source } = row;
  const found = findRate(homeCurrency, hostCurrency, day, rates, { baseCurrency });
  const isSame = measuredRate === null || homeCurrency === hostCurrency || !found.ok;
  const leg = found.ok ? found.legs[0] : undefined;
  return indexOfDay.run({
    index: { value: index, source },
    measuredRate: isSame ? '1' : { value: measuredRate, source },
    rate: isSame
      ? '1'
      : {
          value: found.rate,
          ...(leg && { source: { entity: 'exchangeRate', id: leg.recordId, asOf: leg.date, by: leg.source } }),
        },
  });
}

/** An amount in another currency on the day of the sheet, with how it came about; null without a rate. */
export function intoCurrency(
  amount: Calculated | { readonly value: string; readonly currency: string },
  from: string,
  to: string,
  { day, rates, baseCurrency }: Pick<SheetSnapshot, 'day' | 'rates' | 'baseCurrency'>,
): Calculated | null {
  const rate = findRate(from, to, day, rates, { baseCurrency });
  if (!rate.ok) return null;
  const legs = (operation: 'multiply' | 'divide') =>
    rate.legs.filter((leg) => leg.operation === operation).map(rateFigure);
  return conversion.run(
    { amount, along: legs('multiply'), against: legs('divide') },
    { decimals: currencyDecimals(to) },
  );
}
