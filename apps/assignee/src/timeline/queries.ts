import { ask } from '@homeport/client';
import { caseTimelineOf, linkedServiceDetails, type TimelineEntry } from '@homeport/model/timeline';
import { queryOptions } from '@tanstack/react-query';
import { search } from '../data/records.ts';

/** What is published of the timeline of an assignment. */
export const timelineQuery = (assignment: string) =>
  queryOptions({
    queryKey: ['timeline', assignment],
    queryFn: ({ signal }) => ask(caseTimelineOf, { query: { caseDetailId: assignment }, signal }),
  });
/** Which assignments have dates the reader may see: one short line of each date. */
export const datedQuery = queryOptions({
  queryKey: ['timeline', 'dated'],
  queryFn: async ({ signal }) => {
    const wanted = { fields: ['id', 'caseDetailId'], sort: ['eventDate,desc'] };
    return (await search<Pick<TimelineEntry, 'id' | 'caseDetailId'>>('caseTimeline', wanted, signal)).content;
  },
});
/** The services that belong to a milestone; asked for when somebody wants to see them. */
export const linkedQuery = ({ caseDetailId, timelineItem }: TimelineEntry) =>
  queryOptions({
    queryKey: ['timeline', caseDetailId, 'linked', timelineItem.id],
    queryFn: ({ signal }) =>
      ask(linkedServiceDetails, { query: { caseDetailId, timelineItemId: timelineItem.id }, signal }),
  });
