import { sourcesOf } from '@homeport/grammar';
import { conversionTrace } from './convert.rules.ts';
import { exchangeRate } from './exchange-rate.entity.ts';

/** The ids of the rates behind converted amounts, each once, by what is stored beside these. */
export function ratesBehind(explanations: readonly unknown[]): string[] {
  const ids = explanations.flatMap((stored) => {
    const trace = conversionTrace(stored);
    return trace ? sourcesOf(trace).flatMap(({ entity, id }) => (entity === exchangeRate.name && id ? [id] : [])) : [];
  });
  return [...new Set(ids)].sort();
}
