import type { Refusal } from '@homeport/grammar';
import { isTimeZone } from '@homeport/grammar';
import { communicationRefusals as no } from '../communication/door.generated.ts';

/** Minutes before the start from which a call can be joined. */
const joinsBefore = 10;
/** Minutes after the planned end for which it can still be joined. */
const joinsAfter = 60;
const shortest = 10;
const longest = 240;

/** Milliseconds from which and until which a call can be joined. */
export function joinWindow(startsAt: string, minutes: number): { readonly from: number; readonly until: number } {
  const start = Temporal.Instant.from(startsAt).epochMilliseconds;
  return { from: start - joinsBefore * 60_000, until: start + (minutes + joinsAfter) * 60_000 };
}
/** Whether a call can be joined at a moment. */
export function canJoin(
  call: { readonly startsAt: string; readonly minutes: number; readonly status: string },
  now: number,
): boolean {
  const { from, until } = joinWindow(call.startsAt, call.minutes);
  return call.status === 'SCHEDULED' && now >= from && now <= until;
}
/** Whether a call belongs to what is past, whatever its status says. */
export const isPast = (
  call: { readonly startsAt: string; readonly minutes: number; readonly status: string },
  now: number,
): boolean => call.status !== 'SCHEDULED' || now > joinWindow(call.startsAt, call.minutes).until;

interface Planned {
  readonly title?: string | null;
  readonly startsAt?: string | null;
  readonly minutes?: number | null;
  readonly timeZone?: string | null;
}
/** What is wrong with a planned call. It must not begin in the past; a minute of typing is forgiven. */
export function callProblems({ title, startsAt, minutes, timeZone }: Planned, now: number): Refusal[] {
  const start = startsAt ? Temporal.Instant.from(startsAt).epochMilliseconds : Number.NaN;
  return [
    ...(title?.trim() ? [] : [no.subjectRequired({}, 'title')]),
    ...(start >= now - 60_000 ? [] : [no.inPast({}, 'startsAt')]),
    ...(minutes !== null && minutes !== undefined && minutes >= shortest && minutes <= longest
      ? []
      : [no.callLength({}, 'minutes')]),
    ...(!timeZone || isTimeZone(timeZone) ? [] : [no.timeZone({}, 'timeZone')]),
  ];
}
