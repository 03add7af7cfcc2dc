import { momentOf } from '../data/moment.rules.ts';

interface Dated<Place> {
  readonly homeLocation?: Place | null;
  readonly hostLocation?: Place | null;
  readonly assignmentStartDate?: string | null;
  readonly assignmentEndDate?: string | null;
}
/** Where a trip is likely to begin: in the host city while the person lives there, at home before and after. */
export function tripStart<Place>(assignment: Dated<Place> | null | undefined, today: string): Place | null {
  if (!assignment) return null;
  const { homeLocation, hostLocation, assignmentStartDate = null, assignmentEndDate = null } = assignment;
  const isThere = momentOf(assignmentStartDate, assignmentEndDate, today).kind === 'during';
  return (isThere ? (hostLocation ?? homeLocation) : homeLocation) ?? null;
}
