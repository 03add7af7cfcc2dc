// Written by `npm run derive`: the door of the domain, what others take of it.
export { type Converted, conversion, conversionTrace, convert, convertLike, rateFigure } from './convert.rules.ts';
export { exchangeRate } from './exchange-rate.entity.ts';
export { exchangeRateRules } from './exchange-rate.rules.ts';
export { type FoundRate, type NoRate, type RatePath, findRate } from './look-up.rules.ts';
export type { RateLeg, RateOptions, RateRecord, RateSide, Tenor } from './rate.rules.ts';
export { rateRefusals } from './rates.refusals.ts';
export type { ConversionExplanation, StoredConversion } from './stored-conversion.rules.ts';
export { ratesBehind } from './used.rules.ts';
