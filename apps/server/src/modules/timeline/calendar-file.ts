import type { TimelineEntry } from '@homeport/model/timeline';
import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { calendarWords } from './calendar-words.data.ts';

/** A date as a calendar program takes it. */
export type CalendarDay = Pick<
  TimelineEntry,
  'id' | 'description' | 'eventDate' | 'notesForEmployee' | 'notesByEmployee'
> & {
  readonly longDescription: string | null;
  /** Grows with every change: programs replace what they have when it is higher. */
  readonly version: number;
  /** ISO UTC. */
  readonly updated: string;
  /** The last day of what takes several, that of a trip's return. */
  readonly lastDay?: string;
  /** What is a trip: its own page, and whether somebody still has to confirm it. */
  readonly trip?: { readonly link: string; readonly isConfirmed: boolean };
};
export interface CalendarOf {
  /** What the calendar is called in the program. */
  readonly name: string;
  readonly days: readonly CalendarDay[];
  readonly locale: string;
  /** Where the timeline is read. */
  readonly link: string;
  /** Programs that subscribe are told how often to come again; a file that is taken once is not. */
  readonly isSubscribed: boolean;
}
/** How often programs are asked to read again, in seconds. */
const readEvery = 6 * 3600;
/** A day is a day, wherever it is read: no time, no zone. */
const dayOf = (day: Temporal.PlainDate): Date => new Date(`${day}T00:00:00Z`);
/** The name of the calendar is written as it is given: its special characters are escaped here. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');
/** No control characters but those a text may have. */
const clean = (text: string): string => text.replace(/[^\P{Cc}\n\r\t]/gu, '');

/**
 * The calendar file (RFC 5545) of days: whole days without a zone, under ids that stay, so that a day that was moved moves in
 * the calendar. Days do not make anybody busy.
 */
export function calendarFile({ name, days, locale, link, isSubscribed }: CalendarOf): string {
  const words = calendarWords(locale);
  const file = ical({
    name: escaped(clean(name)),
    prodId: { company: 'Homeport', product: 'Timeline', language: locale.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...(isSubscribed ? { ttl: readEvery } : {}),
  });
  for (const day of days) {
    const { longDescription, notesForEmployee, notesByEmployee, trip } = day;
    const page = trip?.link ?? link;
    const parts = [
      longDescription,
      notesForEmployee && words.noteForYou.replace('{note}', () => notesForEmployee),
      notesByEmployee && words.yourNote.replace('{note}', () => notesByEmployee),
      (trip ? words.openTrip : words.open).replace('{link}', () => page),
    ];
    const first = Temporal.PlainDate.from(day.eventDate);
    const last = Temporal.PlainDate.from(day.lastDay ?? day.eventDate);
    file.createEvent({
      id: day.id,
      sequence: Math.max(0, day.version - 1),
      stamp: new Date(day.updated),
      lastModified: new Date(day.updated),
      start: dayOf(first),
      end: dayOf(last.add({ days: 1 })),
      timezone: 'UTC',
      allDay: true,
      summary: clean(day.description),
      description: clean(parts.filter(Boolean).join('\n\n')),
      url: page,
      ...(trip ? { status: trip.isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE } : {}),
      transparency: ICalEventTransparency.TRANSPARENT,
      class: ICalEventClass.PRIVATE,
    });
  }
  return `${file.toString()}\r\n`;
}
