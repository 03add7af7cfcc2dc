import type { Context } from '@homeport/engine';
import type { Refusal } from '@homeport/grammar';
import {
  type AppliedRule,
  type DayRange,
  type DiaryEntry,
  daysPresent,
  isoDay,
  isSchengen,
  rulesOf,
  travelRefusals,
  yearOfRule,
} from '@homeport/model/travel';
import { sql } from 'kysely';
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
  readonly rules: readonly (ReturnType<typeof yearOfRule> & Pick<AppliedRule, 'code' | 'place'>)[];
  /** Days of the year with presence, yyyy-MM-dd. */
  readonly days: readonly string[];
  readonly nights: number;
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
  const all = await entriesOf(ctx, person, `${year - 2}-01-01`, `${year}-12-31`);
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const entries = all.filter((e) => e.country === country && e.startDay <= to && e.endDay >= from);
  if (entries.length === 0) return travelRefusals.noEntries();
  const who = await whoIs(ctx, person);
  const rules = rulesOf(country, all, {
    nationality: who.nationality,
    permits: who.permits.filter((permit) => isSchengen(permit.country)),
    uk: { wasResident: false, ties: 0 },
  });
  const [first] = rules;
  const days = first ? daysPresent(first.presence, year) : [];
  return {
    person: who.name,
    country,
    year,
    rules: rules.map((rule) => ({ code: rule.code, place: rule.place, ...yearOfRule(rule, year) })),
    days: days.map(isoDay),
    nights: first ? days.filter((day) => first.presence.nights(day, day) > 0).length : 0,
    entries,
    events: await eventsOf(ctx, person, country, entries, from, to),
  };
}

interface Who {
  readonly name: string;
  readonly nationality: string | null;
  readonly permits: readonly (DayRange & { readonly country: string })[];
}
async function whoIs(ctx: Context, person: string): Promise<Who> {
  const [row] = await ctx.query(sql<Who>`
    select concat_ws(' ', first_name, last_name) as name, nationality,
      coalesce((select json_agg(json_build_object('country', d.country, 'from', d.issue_date, 'to', d.expiry_date))
        from app.travel_document d
        where d.assignee_id = p.id and d.dependant_id is null and d.type = 'PERMIT' and d.stage = 'ISSUED' and d.issue_date is not null), '[]') as permits
    from app.person p where p.id = ${person}::uuid`);
  return row ?? { name: '', nationality: null, permits: [] };
}

/** What happened to the entries, also to those that are gone. */
function eventsOf(
  ctx: Context,
  person: string,
  country: string,
  entries: readonly DiaryEntry[],
  from: string,
  to: string,
): Promise<AuditEvent[]> {
  const ids = sql.join(entries.map((entry) => sql`${entry.id}::uuid`));
  return ctx.query(sql<AuditEvent>`
    with gone as (
      select record_id from engine.history
      where entity = 'diaryEntry' and deed = 'delete' and changes #>> '{assignee,0}' = ${person}
        and changes #>> '{country,0}' = ${country} and changes #>> '{startDay,0}' <= ${to} and changes #>> '{endDay,0}' >= ${from})
    select h.record_id as "recordId", to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      coalesce(u.display_name, app.name_elsewhere('user', h.by_user), '') as by, h.deed, h.changes
    from engine.history h left join app."user" u on u.id = h.by_user
    where h.entity = 'diaryEntry' and (h.record_id in (${ids}) or h.record_id in (select record_id from gone))
    order by h.at, h.record_id, h.version`);
}
