/**
 * By how many calendar days a step is late: one that was done by the day it was done, one that is open by today. `until` is null where
 * neither is known, as of an assignment that is over and never had the step. Days are calendar days.
 */
export const lateDays = (due: string | null, until: string | null): number =>
  due === null || until === null
    ? 0
    : Math.max(0, Temporal.PlainDate.from(due).until(Temporal.PlainDate.from(until), { largestUnit: 'day' }).days);
