import type { CaseService } from '../cases/door.generated.ts';
import { daysLater } from '../workflow/door.generated.ts';

/** A service of the assignment as it stands. */
export interface StandingService {
  readonly id: string;
  readonly name: string;
  readonly status: CaseService['status'];
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Whoever delivers it, as far as they sign in. */
  readonly vendors: readonly { readonly user: string; readonly name: string }[];
}
/** What becomes of a service. */
export interface ServiceEffect {
  readonly id: string;
  readonly name: string;
  readonly isCancelled: boolean;
  readonly startBefore: string | null;
  readonly startAfter: string | null;
  readonly endBefore: string | null;
  readonly endAfter: string | null;
  readonly vendors: StandingService['vendors'];
}
/** First and last day of an assignment. */
export interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Days after its start until which a service belongs to the arrival, and before its end from which it belongs to the return. */
const arrival = 30;
const departure = 60;

/**
 * The services that move with the dates of their assignment. What lies before the start, or in the first weeks, keeps its distance
 * from the start; what lies in the last weeks, or behind the end, keeps its distance from the end; what lies between stays. Where
 * both are near, the nearer one counts. A service that has begun keeps its start. One that would begin after the new end only
 * because the end came nearer is cancelled; one that runs beyond it ends with it.
 */
export function movedServices(
  services: readonly StandingService[],
  before: Span,
  after: Span,
): readonly ServiceEffect[] {
  return services.flatMap((service) => {
    if (service.status === 'COMPLETED' || service.status === 'CANCELLED') return [];
    const hasBegun = service.status === 'IN_PROGRESS';
    const startAfter = hasBegun ? service.startDate : moved(service.startDate, before, after);
    const isCancelled = !hasBegun && isBeyond(startAfter, before, after) && startAfter === service.startDate;
    const along = isCancelled ? service.endDate : moved(service.endDate, before, after);
    const endAfter =
      along === service.endDate ? clipped(along, startAfter, before, after) : notBefore(along, startAfter);
    if (!isCancelled && startAfter === service.startDate && endAfter === service.endDate) return [];
    const { id, name, startDate, endDate, vendors } = service;
    return [
      {
        id,
        name,
        isCancelled,
        startBefore: startDate,
        startAfter: isCancelled ? startDate : startAfter,
        endBefore: endDate,
        endAfter: isCancelled ? endDate : endAfter,
        vendors,
      },
    ];
  });
}

/** A day that goes along with the start or the end of the assignment, whichever it belongs to. */
function moved(day: string | null, before: Span, after: Span): string | null {
  const by = day === null ? null : anchorOf(day, before);
  if (day === null || by === null) return day;
  const [from, to] = by === 'START' ? [before.startDate, after.startDate] : [before.endDate, after.endDate];
  return from === null || to === null ? day : daysLater(day, daysBetween(from, to));
}

function anchorOf(day: string, { startDate, endDate }: Span): 'START' | 'END' | null {
  const fromStart = startDate === null ? null : daysBetween(startDate, day);
  const toEnd = endDate === null ? null : daysBetween(day, endDate);
  const isOfStart = fromStart !== null && fromStart <= arrival;
  const isOfEnd = toEnd !== null && toEnd <= departure;
  if (isOfStart && isOfEnd) return Math.abs(fromStart) <= Math.abs(toEnd) ? 'START' : 'END';
  return isOfStart ? 'START' : isOfEnd ? 'END' : null;
}

/** Whether a day lies behind an end that came nearer, and did not lie behind the one before. */
const isBeyond = (day: string | null, before: Span, after: Span): boolean =>
  day !== null &&
  after.endDate !== null &&
  day > after.endDate &&
  (before.endDate === null || (after.endDate < before.endDate && day <= before.endDate));

/** A service ends with its assignment where it would run beyond it, but never before it begins. */
const clipped = (end: string | null, start: string | null, before: Span, after: Span): string | null =>
  notBefore(isBeyond(end, before, after) ? after.endDate : end, start);
const notBefore = (end: string | null, start: string | null): string | null =>
  end !== null && start !== null && end < start ? start : end;

/** Calendar days from one day to another; negative where the other lies before. */
const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
