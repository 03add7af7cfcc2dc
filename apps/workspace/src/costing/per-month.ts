import { currencyDecimals, Exact } from '@homeport/grammar';

/** A twelfth of a yearly amount, rounded half up to its currency: for reading, nothing is calculated with it. */
export const perMonth = (yearly: string, currency: string): string =>
  new Exact(yearly).div(12).toFixed(currencyDecimals(currency), Exact.ROUND_HALF_UP);
