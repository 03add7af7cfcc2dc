import type { SystemContext } from '@homeport/engine';
import { readPeriods, usualPeriods } from '@homeport/model/policies';
import type { WorkingTime } from '@homeport/model/workflow';
import { sql } from 'kysely';

/** When people work in the first office of the company that has a time zone; without one by the clock of UTC. */
export const companyTime = async (system: SystemContext): Promise<WorkingTime> => {
  const [office] = await system.query(sql<Clock>`
    select z.name as zone, l.country, null::text as hours, array(
      select h.day::text from app.public_holiday h where h.country = l.country and h.day >= current_date - 60 order by 1) as holidays
    from app.office o join app.time_zone z on z.id = o.time_zone_id left join app.location l on l.id = o.location_id
    where o.active order by o.created, o.id limit 1`);
  return timeOf(office);
};

/** When the people of a provider work; on the clock of the company where theirs is not known. */
export async function providerTime(system: SystemContext, provider: string): Promise<WorkingTime> {
  const [found] = await system.query(sql<Clock>`
    select z.name as zone, p.country, p.working_hours as hours, array(
      select h.day::text from app.public_holiday h where h.country = p.country and h.day >= current_date - 60 order by 1) as holidays
    from app.service_provider p left join app.time_zone z on z.id = p.time_zone_id where p.id = ${provider}::uuid`);
  const time = timeOf(found);
  return found?.zone ? time : { ...time, timeZone: (await companyTime(system)).timeZone };
}

interface Clock {
  readonly zone: string | null;
  readonly country: string | null;
  readonly hours: string | null;
  readonly holidays: readonly string[];
}
const timeOf = (clock: Clock | undefined): WorkingTime => ({
  calendar: { country: clock?.country ?? null, holidays: clock?.holidays ?? [] },
  periods: readPeriods(clock?.hours ?? '') ?? usualPeriods,
  timeZone: clock?.zone ?? 'UTC',
});
