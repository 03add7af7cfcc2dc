import { records } from '@homeport/client';
import { type CountryYear, diaryEntry, staysOfYear } from '@homeport/model/diary';
import { trip } from '@homeport/model/travel';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { mayDo, useWorkspace } from '../frame/workspace.ts';

/** As many as a page of answers holds; a year has fewer entries, even of half days. */
const most = { size: 1000, total: 'none' } as const;

/** The stays of somebody in one country and year, and the trips there that whoever looks may see. */
export function useStays(person: string, { countryCode, year }: CountryYear) {
  const { tenant } = useRecordHost();
  const { me, access } = useWorkspace();
  const company = tenant === me.tenant.id ? undefined : tenant;
  const maySeeTrips = mayDo(access, 'trip.read');
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return useQuery({
    queryKey: [...recordKeys(tenant, diaryEntry).lists, 'stays', person, countryCode, year],
    queryFn: async ({ signal }) => {
      const theirs = { field: 'assignee', op: 'eq', value: person } as const;
      const inYear = [
        theirs,
        { field: 'country', op: 'eq', value: countryCode },
        { field: 'startDay', op: 'lte', value: last },
        { field: 'endDay', op: 'gte', value: first },
      ] as const;
      const before = [
        theirs,
        { field: 'toCountry', op: 'eq', value: countryCode },
        { field: 'departureDate', op: 'lte', value: last },
      ] as const;
      const [entries, trips] = await Promise.all([
        records(diaryEntry, company).search({ filter: { all: inYear }, sort: ['startDay,asc'], ...most }, signal),
        maySeeTrips
          ? records(trip, company).search({ filter: { all: before }, sort: ['departureDate,desc'], ...most }, signal)
          : { content: [] },
      ]);
      return { stays: staysOfYear(entries.content, countryCode, year), trips: trips.content };
    },
  });
}
