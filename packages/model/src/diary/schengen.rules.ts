import { dayNumber } from './calendar.rules.ts';
import type { DayRule } from './day-rule.rules.ts';
import type { CountsSince } from './presence.rules.ts';
import { schengenSince } from './schengen.data.ts';

/** Regulation (EU) 2016/399, Article 6(1): 90 days in any 180-day period, entry and exit day included. */
export const rollingDays = (most: number, window: number): DayRule => ({
  code: 'SCHENGEN',
  standing: (presence, day) => {
    const from = day - window + 1;
    return { used: presence.any(from, day), allowed: most, from, to: day };
  },
  plansUntil: (day) => day + window - 1,
  reaches: (day) => day + window - 1,
});
export const schengen: DayRule = rollingDays(90, 180);

/** Presence in any Schengen state counts, from the day on which it joined. */
export const inSchengen: CountsSince = (country) => {
  const since = schengenSince[country];
  return since === undefined ? undefined : dayNumber(since);
};
export const isSchengen = (country: string): boolean => schengenSince[country] !== undefined;

/** Free movement: nationals of EU and EEA states and of Switzerland are not limited by 90/180. */
export const hasFreeMovement = (nationality: string | null): boolean =>
  nationality !== null && (isSchengen(nationality) || nationality === 'IE' || nationality === 'CY');
