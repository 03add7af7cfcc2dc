import type { DayNumber } from './calendar.rules.ts';
import { type PresenceView, upTo } from './presence.rules.ts';

/** How a rule looks at one day: what is counted in its window, and how much may be counted without consequence. */
export interface Standing {
  readonly used: number;
  /** The highest `used` that is still safe. */
  readonly allowed: number;
  /** The window that was counted, both days included. */
  readonly from: DayNumber;
  readonly to: DayNumber;
}
/** The rules of days that the diary knows. */
export const dayRuleCodes = ['OECD_YEAR', 'OECD_12_MONTHS', 'US_PRESENCE', 'UK_SRT', 'SCHENGEN'] as const;
export type DayRuleCode = (typeof dayRuleCodes)[number];

/** One rule of days. */
export interface DayRule {
  readonly code: DayRuleCode;
  standing(presence: PresenceView, day: DayNumber): Standing;
  /** The last day whose plans are named beside what was used until `day`: the end of its year, else of the window that begins then. */
  plansUntil(day: DayNumber): DayNumber;
  /** The last day whose window still contains `day`: no later one is changed by presence on it. */
  reaches(day: DayNumber): DayNumber;
}

/** Whether a day of presence is without consequence. */
export const isSafe = (rule: DayRule, presence: PresenceView, day: DayNumber): boolean => {
  const { used, allowed } = rule.standing(presence, day);
  return used <= allowed;
};

/** What of a window was used, and what is only planned. Window and allowance as the rule has them. */
export interface Tally extends Standing {
  /** Recorded days of the window after today. */
  readonly planned: number;
}
/** The window of a day, what was used of it until today and what is planned in it. */
export function tallyOf(rule: DayRule, presence: PresenceView, day: DayNumber, today: DayNumber): Tally {
  const all = rule.standing(presence, day);
  const { used } = rule.standing(upTo(presence, today), day);
  return { ...all, used, planned: all.used - used };
}
