/** Dates of the demo, counted from the day it is loaded; nothing that has happened lies in the future. */
export interface Clock {
  readonly now: string;
  readonly today: string;
  /** The day so many days from today, yyyy-MM-dd. */
  day(offset: number): string;
  /** A moment on that day, ISO; one that is still to come becomes a little while ago. */
  at(offset: number, hour: number, minute?: number): string;
}

/** A clock that stands still at a moment. */
export function clockAt(now: Temporal.Instant): Clock {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const latest = now.subtract({ minutes: 2 }).round('second');
  const day = (offset: number): string => today.add({ days: offset }).toString();
  return {
    now: String(now.round('second')),
    today: today.toString(),
    day,
    at(offset, hour, minute = 0) {
      const wanted = Temporal.Instant.from(`${day(offset)}T00:00:00Z`).add({ minutes: hour * 60 + minute });
      return String(Temporal.Instant.compare(wanted, latest) > 0 ? latest : wanted);
    },
  };
}
