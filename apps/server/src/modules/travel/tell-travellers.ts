import { type ActAgain, type Context, type Reaction, react } from '@homeport/engine';
import { finalStates, isRefusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { audienceKeys } from '@homeport/model/library';
import {
  alertPublished,
  concernedAlerts,
  oneWayDays,
  type Stay,
  type TravelAlert,
  travelAlert,
  travellerAlerted,
} from '@homeport/model/travel';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

/** Tells everyone whom a published alert concerns, on the first day it holds and once for each time it is published. */
export const alertReaction: Reaction = react(
  alertPublished,
  async (ctx, { recordId }): Promise<ActAgain | undefined> => {
    const today = todayOf(ctx);
    const found = await ctx.records(travelAlert).get(recordId);
    if (isRefusal(found) || found.status !== 'PUBLISHED' || found.toldAt !== null) return undefined;
    if (found.validFrom > today) return { again: Temporal.Instant.from(`${found.validFrom}T00:00:00Z`) };
    await ctx.inTransactionOrThrow(async (inside) => {
      const alert = await inside.records(travelAlert).get(recordId, { lock: true });
      if (isRefusal(alert) || alert.toldAt !== null) return;
      const people = await travellersOf(inside, alert, today);
      const { title, titleEs, titleFr, validFrom } = alert;
      for (const assignee of people)
        await inside.emit(travellerAlerted, alert.id, {
          alert: alert.id,
          assignee,
          title,
          titleEs,
          titleFr,
          validFrom,
        });
      // No change of the alert: whoever has it open goes on with the version they see.
      await inside.query(sql`
      update app.travel_alert set told_at = now(), told = ${people.length}
      where tenant_id = ${inside.tenant}::uuid and id = ${alert.id}::uuid`);
    });
    return undefined;
  },
);

interface StayRow extends Stay {
  readonly person: string;
  readonly places: string[];
}

const overStates = finalStates(caseDetail.fields.status);

/** People who live in the country of an alert, or are going there, as far as it is meant for them. */
async function travellersOf(ctx: Context, alert: TravelAlert, today: string): Promise<string[]> {
  const rows = await ctx.query<StayRow>(sql`
    with stays as (
      select assignee_id as person, 'HOST' as kind, null::date as "from", null::date as "to" from app.case_detail
      where tenant_id = ${ctx.tenant}::uuid and status <> all(${overStates}::text[])
        and ${alert.country} in (home_location ->> 'country', host_location ->> 'country')
      union all select assignee_id, 'TRIP', departure_date, coalesce(return_date, departure_date + ${oneWayDays}::integer) from app.trip
      where tenant_id = ${ctx.tenant}::uuid and to_country = ${alert.country} and status <> 'CANCELLED'
      union all select assignee_id, 'DIARY', start_day, end_day from app.diary_entry
      where tenant_id = ${ctx.tenant}::uuid and country = ${alert.country} and end_day >= ${today}::date
    )
    select s.person, s.kind, ${alert.country} as country, to_char(s."from", 'YYYY-MM-DD') as "from",
      to_char(s."to", 'YYYY-MM-DD') as "to", null as place, app.places_of(${ctx.tenant}::uuid, s.person) as places
    from stays s order by s.person`);
  const wanted = await audienceKeysOf(ctx, alert);
  const people = Map.groupBy(
    rows.filter(({ places }) => wanted === null || audienceKeys(places, ['ASSIGNEE']).some((key) => wanted.has(key))),
    ({ person }) => person,
  );
  return [...people].filter(([, stays]) => concernedAlerts([alert], stays, today).length > 0).map(([person]) => person);
}

/** Null when it is for everybody. */
async function audienceKeysOf(ctx: Context, alert: TravelAlert): Promise<ReadonlySet<string> | null> {
  const ids = (alert.audiences ?? []).map(({ id }) => id);
  if (ids.length === 0) return null;
  const rows = await ctx.query<{ key: string }>(sql`
    select key from app.audience where tenant_id = ${ctx.tenant}::uuid and id = any(${ids}::uuid[])`);
  return new Set(rows.map(({ key }) => key));
}
