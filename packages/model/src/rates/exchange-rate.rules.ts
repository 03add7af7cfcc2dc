import { defineRules, Exact } from '@homeport/grammar';
import { exchangeRate } from './exchange-rate.entity.ts';
import { rateRefusals } from './rates.refusals.ts';

/** The inverse is 1 / rate, rounded half-up to ten digits; a rate between a currency and itself makes no sense. */
export const exchangeRateRules = defineRules(exchangeRate, {
  derive: (r) => ({ inverse: new Exact(1).div(r.rate).toDecimalPlaces(10, Exact.ROUND_HALF_UP).toFixed() }),
  check: (r) => (r.fromCurrency === r.toCurrency ? [rateRefusals.sameCurrency({}, 'toCurrency')] : []),
});
