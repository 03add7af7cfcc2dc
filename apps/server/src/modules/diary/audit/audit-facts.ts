import type { Context } from '@homeport/engine';
import type { Refusal } from '@homeport/grammar';
import {
  type AppliedRule,
  type CountedWindow,
  countryYears,
  type DiaryEntry,
  dayNumber,
  daysPresent,
  diaryRefusals,
  inCountry,
  isoDay,
  isSchengen,
  presenceOf,
  rulesOf,
  type StayPermit,
  type UkLinks,
  upTo,
  windowsOfYear,
} from '@homeport/model/diary';
import { sql } from 'kysely';
import { todayOf } from '../../../today.ts';
import { dayFactsOf } from '../day-facts.ts';
import { entriesOf } from '../travel-details.ts';

/** One line of what was done to an entry, and by whom. */
export interface AuditEvent {
  readonly recordId: string;
  readonly at: string;
  readonly by: string;
  readonly deed: string;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}
/** Everything an audit pack holds, before it is written as PDF or CSV. */
export interface AuditFacts {
  readonly person: string;
  readonly country: string;
  readonly year: number;
  readonly rules: readonly (CountedWindow & Pick<AppliedRule, 'code' | 'place'>)[];
  /** Days of the calendar year with presence until today, yyyy-MM-dd, and how many more are planned. */
  readonly days: readonly string[];
  readonly nights: number;
  readonly planned: number;
  /** What the residence test was given; null where it does not apply. */
  readonly uk: (UkLinks & { readonly isSaid: boolean }) | null;
  /** Permits that took days out of the Schengen count; empty where it does not apply. */
  readonly permits: readonly StayPermit[];
  /** Every entry that a window of the rules counted, oldest first, so that a reader can count again. */
  readonly entries: readonly DiaryEntry[];
  readonly events: readonly AuditEvent[];
}

/** Loads what the pack of one person, country and year is made of; entries as the caller may read them. */
export async function auditFacts(
  ctx: Context,
  person: string,
  country: string,
  year: number,
): Promise<AuditFacts | Refusal> {
  // The test of the United States looks two years back; twelve months that begin in a tax year end in the second after it.
  const all = await entriesOf(ctx, person, `${year - 3}-01-01`, `${year + 2}-12-31`);
  const isInYear = (e: DiaryEntry) => e.startDay <= `${year}-12-31` && e.endDay >= `${year}-01-01`;
  if (!all.some((e) => e.country === country && isInYear(e))) return diaryRefusals.noEntries();
  const today = todayOf(ctx);
  const who = await dayFactsOf(ctx, person);
  // The fullest twelve months of two tax years may be the same.
  const rules = rulesOf(country, all, who).flatMap((rule) =>
    windowsOfYear(rule, year, today)
      .filter((window, n, windows) => windows.findIndex(({ from }) => from === window.from) === n)
      .map((window) => ({ code: rule.code, place: rule.place, ...window })),
  );
  const presence = presenceOf(all, inCountry(country));
  const known = upTo(presence, dayNumber(today));
  const present = daysPresent(presence, year);
  const counted = countryYears(all, today).find((one) => one.countryCode === country && one.year === year);
  const hasArea = rules.some((rule) => rule.code === 'SCHENGEN');
  const spans = rules.map(({ from, to, place }) => ({ from: isoDay(from), to: isoDay(to), place }));
  const entries = all.filter(
    (e) =>
      (e.country === country && isInYear(e)) ||
      spans.some(
        ({ from, to, place }) =>
          e.startDay <= to &&
          e.endDay >= from &&
          (place === 'SCHENGEN' ? isSchengen(e.country) : e.country === country),
      ),
  );
  const [first, last] = [
    entries.at(0)?.startDay ?? '',
    entries
      .map((e) => e.endDay)
      .sort()
      .at(-1) ?? '',
  ];
  return {
    person: who.name,
    country,
    year,
    rules,
    days: present.filter((day) => known.any(day, day) > 0).map(isoDay),
    nights: counted?.nights ?? 0,
    planned: counted?.planned ?? 0,
    uk: country === 'GB' ? { ...who.uk, isSaid: who.knowsUk } : null,
    permits: hasArea ? who.permits : [],
    entries,
    events: await eventsOf(ctx, person, country, entries, first, last),
  };
}

/** What happened to the entries, also to those of the country that are gone. */
function eventsOf(
  ctx: Context,
  person: string,
  country: string,
  entries: readonly DiaryEntry[],
  from: string,
  to: string,
): Promise<AuditEvent[]> {
  const ids = entries.map((entry) => entry.id);
  return ctx.query(sql<AuditEvent>`
    with gone as (
      select record_id from engine.history
      where entity = 'diaryEntry' and deed = 'delete' and changes #>> '{assignee,0}' = ${person}
        and changes #>> '{country,0}' = ${country} and changes #>> '{startDay,0}' <= ${to} and changes #>> '{endDay,0}' >= ${from})
    select h.record_id as "recordId", to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      coalesce(u.display_name, app.name_elsewhere('user', h.by_user), '') as by, h.deed, h.changes
    from engine.history h left join app."user" u on u.id = h.by_user
    where h.entity = 'diaryEntry' and (h.record_id = any(${ids}::uuid[]) or h.record_id in (select record_id from gone))
    order by h.at, h.record_id, h.version`);
}
