import type { DayNumber } from './calendar.rules.ts';
import type { PresenceView } from './presence.rules.ts';

/** How a rule looks at one day: what is used in its window, and how much may be used without consequence. */
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

/** One rule of days. `window` days back is as far as a day can still matter. */
export interface DayRule {
  readonly code: DayRuleCode;
  standing(presence: PresenceView, day: DayNumber): Standing;
}

/** Whether a day of presence is without consequence. */
export const isSafe = (rule: DayRule, presence: PresenceView, day: DayNumber): boolean => {
  const { used, allowed } = rule.standing(presence, day);
  return used <= allowed;
};
