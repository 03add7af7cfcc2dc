import { ask, call } from '@homeport/client';
import {
  livingAbroad,
  oneTravelDetail,
  residencesOf,
  stayPermitsOf,
  stayTitles,
  type TravelDetail,
  travelDetails,
  type UkLinks,
} from '@homeport/model/diary';
import type { Person } from '@homeport/model/people';
import type { CalendarEvent, TravelDocument } from '@homeport/model/travel';
import { queryOptions } from '@tanstack/react-query';
import type { Option } from '../data/queries.ts';
import { eq, search } from '../data/records.ts';

/** Today where the person is: a diary is about local days. */
export const today = (): string => Temporal.Now.plainDateISO().toString();

/** Three tax years back and two ahead: everything the calendar shows and the rules look at, in one call. */
export const entriesQuery = queryOptions({
  queryKey: ['diary', 'entries'],
  queryFn: ({ signal }) => {
    const year = Number(today().slice(0, 4));
    return ask(travelDetails, { query: { from: `${year - 3}-01-01`, to: `${year + 2}-12-31` }, signal });
  },
  staleTime: 60_000,
});
export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ['diary', 'entry', id],
    queryFn: ({ signal }): Promise<TravelDetail> => ask(oneTravelDetail, { params: { id }, signal }),
  });
export const yearsQuery = queryOptions({
  queryKey: ['diary', 'years'],
  queryFn: ({ signal }) => ask(livingAbroad, { query: {}, signal }),
  staleTime: 60_000,
});
/** Purposes and location types of the tenant, in their order. */
export const travelOptionsQuery = queryOptions({
  queryKey: ['travel-options'],
  queryFn: async ({ signal }) => {
    const filter = {
      all: [{ field: 'optionTypeCode', op: 'in', value: ['TRAVEL_PURPOSE', 'LOCATION_TYPE'] }, eq('active', true)],
    } as const;
    const wanted = { filter, sort: ['sequence,asc'] };
    return (await search<Option & { optionTypeCode: string }>('dataOption', wanted, signal)).content;
  },
  staleTime: 30 * 60_000,
});
/** What the rules know beside the diary: nationality, residence permits and long-stay visas, and where they let one live. */
export const dayFactsQuery = queryOptions({
  queryKey: ['diary', 'facts'],
  queryFn: async ({ signal }) => {
    const titles = { field: 'type', op: 'in', value: [...stayTitles] } as const;
    const [persons, papers] = await Promise.all([
      search<Person>('person', { size: 1 }, signal),
      search<TravelDocument>('travelDocument', { filter: titles }, signal),
    ]);
    return {
      nationality: persons.content[0]?.nationality ?? null,
      permits: stayPermitsOf(papers.content),
      residences: residencesOf(papers.content, []),
    };
  },
  staleTime: 5 * 60_000,
});
const noLinks: UkLinks = { wasResident: false, ties: 0 };
/** What the person said of their links to the United Kingdom. */
export const ukLinksQuery = queryOptions({
  queryKey: ['diary', 'uk'],
  queryFn: async ({ signal }): Promise<UkLinks> => {
    const { settingValue } = await call<{ settingValue: unknown }>('GET', 'user-setting/uk-links', { signal });
    const stored: unknown = typeof settingValue === 'string' ? JSON.parse(settingValue) : settingValue;
    return { ...noLinks, ...(stored as Partial<UkLinks> | null) };
  },
  staleTime: 5 * 60_000,
});
/** Keeps the links for all devices. */
export const keepUkLinks = (links: UkLinks): Promise<void> =>
  call('PUT', 'user-setting/uk-links', { body: { settingValue: JSON.stringify(links) } });

export const eventsQuery = queryOptions({
  queryKey: ['calendar-events'],
  queryFn: async ({ signal }) =>
    (await search<CalendarEvent>('calendarEvent', { sort: ['startDate,asc'] }, signal)).content,
});
