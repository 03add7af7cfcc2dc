import type { TravelDetail } from '@homeport/model/diary';
import type { bodyOf } from './entry-form.rules.ts';

/** What makes an entry the one that was looked at: another device may have changed it without a new id. */
const faceOf = (entry: TravelDetail): string =>
  JSON.stringify([
    entry.id,
    ...[entry.startDate, entry.endDate, entry.allDay, entry.locked, entry.countryCode, entry.location],
    ...[entry.locationType, entry.purpose.code, entry.circumstance, entry.notes],
  ]);

/** Entries on the days of a waiting one that were not there, or not so, when it was written. */
export function inTheWay(here: readonly TravelDetail[], known: readonly TravelDetail[]): TravelDetail[] {
  const faces = new Set(known.map(faceOf));
  return here.filter((entry) => !faces.has(faceOf(entry)));
}
/** Whether an entry is what a waiting one says: then it has arrived already. */
export function isSameEntry(entry: TravelDetail, body: ReturnType<typeof bodyOf>): boolean {
  const moment = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
  return (
    entry.allDay === body.allDay &&
    moment(entry.startDate) === moment(body.startDate) &&
    moment(entry.endDate) === moment(body.endDate) &&
    entry.countryCode === body.countryCode &&
    (entry.location ?? '') === (body.location ?? '') &&
    entry.purpose.code === body.purpose &&
    entry.locationType === body.locationType &&
    entry.circumstance === (body.circumstance ?? 'NONE') &&
    (entry.notes ?? '') === (body.notes ?? '')
  );
}
