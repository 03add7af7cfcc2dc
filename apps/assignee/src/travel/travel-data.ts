import { call } from '@homeport/client';
import type { Dependant } from '@homeport/model/family';
import type { Person } from '@homeport/model/people';
import type { AlertLine, CalendarEvent, DocumentLimit, TravelDocument } from '@homeport/model/travel';
import { queryOptions } from '@tanstack/react-query';
import { readOne, search } from '../data/records.ts';

/** Lists of this part of the application; each is one call. */
const listOf = <R>(key: string, entity: string, sort: string) =>
  queryOptions({
    queryKey: ['travel', key],
    queryFn: async ({ signal }) => (await search<R>(entity, { sort: [sort] }, signal)).content,
    staleTime: 60_000,
  });
export const documentsQuery = listOf<TravelDocument>('documents', 'travelDocument', 'expiryDate,asc');
export const limitsQuery = listOf<DocumentLimit>('limits', 'documentLimit', 'created,asc');
export const familyQuery = listOf<Dependant>('family', 'dependant', 'created,asc');
/** The alerts that concern the person today, the gravest first. */
export const alertsQuery = queryOptions({
  queryKey: ['travel-alerts'],
  queryFn: ({ signal }) => call<readonly AlertLine[]>('GET', 'travel/alerts', { signal }),
  staleTime: 60_000,
});
/** The person signed in; an assignee sees no other. */
export const selfQuery = queryOptions({
  queryKey: ['travel', 'self'],
  queryFn: async ({ signal }) => (await search<Person>('person', { size: 1 }, signal)).content[0] ?? null,
  staleTime: 5 * 60_000,
});
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['calendar-event', id],
    queryFn: ({ signal }) => readOne<CalendarEvent>('calendarEvent', id, signal),
  });
