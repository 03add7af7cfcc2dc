import { ask } from '@homeport/client';
import { myArrival } from '@homeport/model/travel';
import { queryOptions } from '@tanstack/react-query';
import type { Assignment } from '../data/types.ts';

export const arrivalQuery = queryOptions({
  queryKey: ['arrival'],
  queryFn: async ({ signal }) => (await ask(myArrival, { signal })).arrival,
});

/** So many days before and after the first day of an assignment an arrival is worth asking for. */
const reach = { before: 30, after: 16 } as const;

/** Whether an arrival can be near at all: the rest of the year nobody asks the server for one. */
export function mayArrive(of: Pick<Assignment, 'assignmentStartDate'> | null, today: string): boolean {
  if (!of) return false;
  if (of.assignmentStartDate === null) return true;
  const away = Temporal.PlainDate.from(today).until(of.assignmentStartDate, { largestUnit: 'days' }).days;
  return away <= reach.before && away >= -reach.after;
}
