import { currencyDecimals, Exact } from '@homeport/grammar';
import { round, sum } from '../money/door.generated.ts';

/** Decimals of a currency; two for one that is not in ISO 4217. */
const decimalsOf = currencyDecimals;

/** What a line is worth: quantity × unit amount, and the tax on it, each rounded to the currency. `taxRate` 20 means 20 %. */
export function lineAmounts(
  line: { readonly quantity: string; readonly unitAmount: string },
  taxRate: string | null,
  currency: string,
): { readonly goodsAmount: string; readonly taxAmount: string } {
  const decimals = decimalsOf(currency);
  const goodsAmount = round(new Exact(line.quantity).times(line.unitAmount).toFixed(), decimals);
  return { goodsAmount, taxAmount: taxOn(goodsAmount, taxRate, currency) };
}

/** Tax on an amount without tax, rounded to the currency. */
export const taxOn = (goods: string, taxRate: string | null, currency: string): string =>
  round(
    new Exact(goods)
      .times(taxRate ?? 0)
      .div(100)
      .toFixed(),
    decimalsOf(currency),
  );

/** The parts of an amount that includes its tax: goods and tax add up to it exactly. */
export function taxInside(
  gross: string,
  taxRate: string,
  currency: string,
): { readonly goodsAmount: string; readonly taxAmount: string } {
  const goodsAmount = round(
    new Exact(gross).times(100).div(new Exact(taxRate).plus(100)).toFixed(),
    decimalsOf(currency),
  );
  return { goodsAmount, taxAmount: round(new Exact(gross).minus(goodsAmount).toFixed(), decimalsOf(currency)) };
}

/** The lines of a document with one tax rate: their sums as the lines were rounded. */
export interface RateGroup {
  readonly rate: string | null;
  readonly goods: string;
  readonly tax: string;
}
/** Totals of a document. The tax is the sum of the lines' taxes, or computed once per rate on the sum (EX-25). */
export function documentTotals(groups: readonly RateGroup[], currency: string, taxPerLine: boolean) {
  const decimals = decimalsOf(currency);
  const goodsAmount = round(sum(groups.map((g) => g.goods)), decimals);
  const taxes = groups.map((g) => (taxPerLine ? g.tax : taxOn(g.goods, g.rate, currency)));
  const taxAmount = round(sum(taxes), decimals);
  return { goodsAmount, taxAmount, grossAmount: round(sum([goodsAmount, taxAmount]), decimals) };
}

/** Sums and differences of one currency, rounded to it. */
export const total = (currency: string, ...amounts: readonly (string | null)[]): string =>
  round(sum(amounts.map((a) => a ?? '0')), decimalsOf(currency));
export const difference = (currency: string, from: string | null, ...less: readonly (string | null)[]): string =>
  round(less.reduce((rest, amount) => rest.minus(amount ?? 0), new Exact(from ?? 0)).toFixed(), decimalsOf(currency));
