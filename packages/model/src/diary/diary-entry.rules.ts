import { defineRules, type Refusal } from '@homeport/grammar';
import { travelRefusals } from '../travel/door.generated.ts';
import type { Circumstance } from './circumstances.data.ts';
import { diaryRefusals } from './diary.refusals.ts';
import { type DiaryEntry, diaryEntry } from './diary-entry.entity.ts';

/** The tenant's pick lists, by code. */
export interface DiaryFacts extends Readonly<Record<string, unknown>> {
  readonly locationTypes: readonly string[];
  readonly purposes: readonly string[];
}

/** The longest entry, in days; longer stays are several entries, so that a year can be locked on its own. */
const longestEntry = 366;

/** Who is in transit arrives on one day and leaves on it or on the next (Finance Act 2013, schedule 45; 24 hours in the United States). */
const longestTransit = 2;

/** What an entry must be by itself. That it overlaps no other is held by the database. */
export const diaryEntryRules = defineRules<typeof diaryEntry, DiaryFacts>(diaryEntry, {
  check: (entry, before, { locationTypes, purposes }) => [
    ...checkDays(entry),
    ...(isUnknown(entry.locationType, before?.locationType, locationTypes)
      ? [diaryRefusals.unknownLocationType({}, 'locationType')]
      : []),
    ...(isUnknown(entry.purpose, before?.purpose, purposes) ? [diaryRefusals.unknownPurpose({}, 'purpose')] : []),
  ],
});

/** A code that stood there before may stay when its option is gone; without a list there is nothing to choose from. */
const isUnknown = (code: string, before: string | undefined, known: readonly string[]): boolean =>
  known.length > 0 && code !== before && !known.includes(code);

/** The end is not before the start, a half day is one day, a transit has two days at most, an entry a year. */
export function checkDays(
  entry: Pick<DiaryEntry, 'startDay' | 'endDay' | 'part'> & { readonly circumstance?: Circumstance },
): Refusal[] {
  if (entry.endDay < entry.startDay) return [travelRefusals.endBeforeStart({}, 'endDay')];
  if (entry.part !== 'DAY' && entry.endDay !== entry.startDay) return [diaryRefusals.halfDayIsOneDay({}, 'endDay')];
  const days = Temporal.PlainDate.from(entry.startDay).until(entry.endDay, { largestUnit: 'days' }).days + 1;
  if (entry.circumstance === 'TRANSIT' && days > longestTransit)
    return [diaryRefusals.transitTooLong({ days: longestTransit }, 'circumstance')];
  return days > longestEntry ? [diaryRefusals.tooLong({ days: longestEntry }, 'endDay')] : [];
}
