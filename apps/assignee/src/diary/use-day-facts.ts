import { type DayCountFacts, residencesOf } from '@homeport/model/diary';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assignmentQuery } from '../data/queries.ts';
import { dayFactsQuery, ukLinksQuery } from './diary-data.ts';

/** What the rules of days know of the person beside the diary; undefined until it is there. `isUk`: days in the United Kingdom count. */
export function useDayFacts(isUk: boolean): DayCountFacts | undefined {
  const facts = useQuery(dayFactsQuery).data;
  const assignment = useQuery(assignmentQuery).data;
  const uk = useQuery({ ...ukLinksQuery, enabled: isUk }).data;
  return useMemo(() => {
    if (!facts) return undefined;
    const { hostLocation, assignmentStartDate: start = null, assignmentEndDate: end = null } = assignment ?? {};
    const hosted = residencesOf([], [{ country: hostLocation?.country, start, end }]);
    // What an earlier release kept on the device knows of no residences.
    const residences = [...(facts.residences ?? []), ...hosted];
    return { ...facts, residences, uk: uk ?? { wasResident: false, ties: 0 } };
  }, [facts, assignment, uk]);
}
