import { Exact } from '@homeport/grammar';

/** An amount (exact decimal text) and its ISO 4217 currency. */
export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/**
 * Sums amounts of ONE currency. Out: exact decimal with as many decimals as the most precise amount ("0" for none).
 */
export function sum(amounts: readonly string[]): string {
  const exact = amounts.map((amount) => new Exact(amount));
  const places = Math.max(0, ...exact.map((amount) => amount.decimalPlaces()));
  const written = Math.max(places, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  return exact.reduce((total, amount) => total.plus(amount), new Exact(0)).toFixed(written);
}

/** Sums per currency, currencies in order of their first appearance. Amounts never meet across currencies. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const perCurrency = new Map<string, string[]>();
  for (const { amount, currency } of amounts) {
    const list = perCurrency.get(currency);
    if (list) list.push(amount);
    else perCurrency.set(currency, [amount]);
  }
  return [...perCurrency].map(([currency, list]) => ({ currency, amount: sum(list) }));
}
