import { type DayCountFacts, rulesOf } from './country-rules.rules.ts';
import type { DayRuleCode } from './day-rule.rules.ts';
import { type DayState, stateOfBalance } from './day-state.rules.ts';
import { type Forecast, forecastFrom } from './forecast.rules.ts';
import type { DiaryLine } from './presence.rules.ts';
import { livesIn } from './residence.rules.ts';

/** What one rule says of a stay that would begin on some day. */
export interface StayFrom extends Forecast {
  readonly code: DayRuleCode;
  /** The country, or `SCHENGEN` for the area. */
  readonly place: string;
  readonly state: DayState;
}
/**
 * How long somebody may stay in a country from a day on (`yyyy-MM-dd`), by each rule that counts days there; what is recorded
 * and planned already counts. The rule that ends a stay first comes first; those of a country one lives in end none.
 */
export function staysFrom(
  country: string,
  from: string,
  {
    lines,
    facts,
    today,
  }: { readonly lines: readonly DiaryLine[]; readonly facts: DayCountFacts; readonly today: string },
): StayFrom[] {
  return rulesOf(country, lines, facts)
    .map(({ code, place, rule, presence }): StayFrom => {
      const forecast = forecastFrom(rule, presence, from, today);
      const isResident = livesIn(facts.residences ?? [], place, from);
      return { code, place, ...forecast, state: isResident ? 'resident' : stateOfBalance(forecast) };
    })
    .sort((one, other) => endOf(one) - endOf(other));
}
const endOf = ({ state, mayStay }: StayFrom): number =>
  state === 'resident' || mayStay === null ? Number.POSITIVE_INFINITY : mayStay;
