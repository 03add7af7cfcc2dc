import type { Context } from '@homeport/engine';
import { lastDayOf, type Trip, trip } from '@homeport/model/travel';
import { todayOf } from '../../today.ts';
import type { CalendarDay } from './calendar-file.ts';
import { calendarWords } from './calendar-words.data.ts';

const most = 500;
/** How long a trip that was made stays in calendars. */
const keptFor = { years: 1 };

/** The caller's own trips as calendars take them: planned ones, and those of the last year. A cancelled one goes, as does one that is deleted. */
export async function tripDaysOf(ctx: Context, publicUrl: string): Promise<CalendarDay[]> {
  if (ctx.me.person === null) return [];
  const from = Temporal.PlainDate.from(todayOf(ctx)).subtract(keptFor).toString();
  const found = await ctx.records(trip).find({
    filter: {
      all: [
        { field: 'assignee', op: 'eq', value: '$me.person' },
        { field: 'status', op: 'ne', value: 'CANCELLED' },
        { field: 'departureDate', op: 'gte', value: from },
      ],
    },
    sort: 'departureDate,asc',
    limit: most,
  });
  const words = calendarWords(ctx.me.locale);
  return found.map((one) => dayOfTrip(one, words.trip, publicUrl));
}
const dayOfTrip = (of: Trip, words: string, publicUrl: string): CalendarDay => ({
  id: of.id,
  version: of.version,
  updated: String(of.updated),
  description: words.replace('{route}', () => `${of.fromPlace} – ${of.toPlace}`),
  eventDate: of.departureDate,
  lastDay: lastDayOf(of),
  trip: { link: `${publicUrl}/dashboard/travel?trip=${of.id}`, isConfirmed: of.status === 'CONFIRMED' },
  longDescription: of.notes,
  notesForEmployee: null,
  notesByEmployee: null,
});
