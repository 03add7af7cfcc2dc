import { answer, defineFacts, type Module } from '@homeport/engine';
import { caseService } from '@homeport/model/cases';
import { caseTimeline, caseTimelineOf, linkedServiceDetails, timelineCalendar } from '@homeport/model/timeline';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { Identity } from '../identity/index.ts';
import { calendarLinkRoutes } from './calendar-link.ts';
import { entriesOf } from './entries.ts';
import { milestonesFollow } from './follow-dates.ts';
import { calendarOfCase } from './own-days.ts';
import { timelineHandlers } from './publish.ts';
import { saveNotesHandler } from './save-notes.ts';
import { sharedTaskRoutes } from './shared-tasks.ts';

const loadOwner = defineFacts(
  caseTimeline,
  async (ctx, item) => {
    const [row] = await ctx.query(
      sql<{
        assignee: string;
      }>`select assignee_id as assignee from app.case_detail where id = ${item.caseDetailId}::uuid`,
    );
    return { assignee: row?.assignee ?? null };
  },
  { looksUp: { caseDetail: ['assignee'] } },
);

/** The timeline of assignments: reading it, notes both ways, publishing and shifting. */
export const timelineModule = (services: Services, identity: Identity): Module => ({
  name: 'timeline',
  facts: [loadOwner],
  watches: [milestonesFollow],
  actions: timelineHandlers,
  routes: [
    answer(caseTimelineOf, (ctx, { query }) => entriesOf(ctx, query.caseDetailId)),
    saveNotesHandler,
    ...sharedTaskRoutes,
    answer(timelineCalendar, (ctx, { query }) => calendarOfCase(ctx, services.configuration.publicUrl, query)),
    ...calendarLinkRoutes(services, identity),
    answer(linkedServiceDetails, async (ctx, { query }) => {
      const items = await ctx.records(caseTimeline).find({
        filter: {
          all: [
            { field: 'caseDetail', op: 'eq', value: query.caseDetailId },
            { field: 'timelineItem', op: 'eq', value: query.timelineItemId },
          ],
        },
        limit: 100,
      });
      if (items.length === 0) return [];
      const ids = items.map((item) => item.id);
      const links = await ctx.query(sql<{ id: string }>`
        select distinct target_id as id from app.case_timeline_services_link where owner_id = any(${ids}::uuid[])`);
      if (links.length === 0) return [];
      // As the caller: a service that is not shared stays unknown.
      const found = await ctx.records(caseService).find({
        filter: { field: 'id', op: 'in', value: links.map((link) => link.id) },
        sort: 'startDate,asc',
        limit: 100,
      });
      return found.map(({ id, name, providerName, status, startDate, endDate }) => ({
        id,
        name,
        providerName,
        status,
        startDate,
        endDate,
      }));
    }),
  ],
});
