import { certain } from '@homeport/grammar';
import { taxYearOf } from './calendar.rules.ts';
import type { DayRule } from './day-rule.rules.ts';
import { taxYearsOf } from './tax-years.rules.ts';

const ukYears = taxYearsOf('GB');
const mostExceptionalDays = 60;
const qualifyingDaysBeforeDeeming = 30;

/** What the diary cannot know of somebody's links to the United Kingdom. */
export interface UkLinks {
  /** Resident in one of the three tax years before: the table of leavers, else that of arrivers. */
  readonly wasResident: boolean;
  /** Family, accommodation, work, 90-day and, for leavers, country tie: 0 to 5. */
  readonly ties: number;
}

/** Most days without residence, by number of ties (Finance Act 2013, schedule 45, sufficient ties test). */
const leaver = [182, 120, 90, 45, 15] as const;
const arriver = [182, 182, 120, 90, 45] as const;

/** The most days of a tax year that do not make resident. */
export function safeUkDays({ wasResident, ties }: Pick<UkLinks, 'wasResident' | 'ties'>): number {
  const table = wasResident ? leaver : arriver;
  return certain(table[Math.min(Math.max(Math.trunc(ties), 0), 4)]);
}

/**
 * Days of the statutory residence test: midnights, and by the deeming rule the days without a midnight beyond 30 of those
 * who were resident before and have three ties; less midnights in exceptional circumstances, at most 60 of them.
 */
export function ukDays(midnights: number, daysWithoutMidnight: number, links: UkLinks, exceptional = 0): number {
  const isDeemed = links.wasResident && links.ties >= 3 && daysWithoutMidnight > qualifyingDaysBeforeDeeming;
  const deemed = isDeemed ? daysWithoutMidnight - qualifyingDaysBeforeDeeming : 0;
  return midnights + deemed - Math.min(exceptional, mostExceptionalDays, midnights);
}

/** The sufficient ties test as a rule of days. */
export const ukResidence = (links: UkLinks): DayRule => ({
  code: 'UK_SRT',
  standing: (presence, day) => {
    const { from, to } = taxYearOf(day, ukYears);
    const nights = presence.nights(from, to);
    const midnights = nights - presence.passing(from, to);
    const used = ukDays(midnights, presence.any(from, to) - nights, links, presence.excused(from, to));
    return { used, allowed: safeUkDays(links), from, to };
  },
  plansUntil: (day) => taxYearOf(day, ukYears).to,
  reaches: (day) => taxYearOf(day, ukYears).to,
});
