import type { Context } from '@homeport/engine';
import { type CaseTimeline, caseTimeline, type TimelineEntry, timelineItem } from '@homeport/model/timeline';
import { sql } from 'kysely';

/** The milestones of an assignment that the caller may see, by date, each with what the company says of it. */
export async function entriesOf(ctx: Context, caseDetail: string): Promise<TimelineEntry[]> {
  const items = await ctx.records(caseTimeline).find({
    filter: { field: 'caseDetail', op: 'eq', value: caseDetail },
    sort: 'eventDate,asc',
    limit: 1000,
  });
  return withMilestones(ctx, items);
}

/** Milestones with their phase, group, long description and the number of linked services that are shared. */
export async function withMilestones(ctx: Context, items: readonly CaseTimeline[]): Promise<TimelineEntry[]> {
  if (items.length === 0) return [];
  const ids = items.map((item) => item.id);
  const [milestones, linked] = await Promise.all([
    ctx.records(timelineItem).find({
      filter: { field: 'id', op: 'in', value: [...new Set(items.map((item) => item.timelineItem.id))] },
      limit: 1000,
    }),
    ctx.query(sql<{ id: string; count: number }>`
      select l.owner_id as id, count(*)::int as count from app.case_timeline_services_link l
      join app.case_service s on s.tenant_id = l.tenant_id and s.id = l.target_id and s.share_with_assignee
      where l.owner_id = any(${ids}::uuid[]) group by 1`),
  ]);
  return items.flatMap((item): TimelineEntry[] => {
    const milestone = milestones.find((one) => one.id === item.timelineItem.id);
    if (!milestone) return [];
    const { id, code, timelineGrp, phase, longDescription } = milestone;
    return [
      {
        id: item.id,
        caseDetailId: item.caseDetailId,
        description: item.description,
        eventDate: item.eventDate,
        notesForEmployee: item.notesForEmployee,
        notesByEmployee: item.notesByEmployee,
        version: item.version,
        linkedServices: linked.find((one) => one.id === item.id)?.count ?? 0,
        timelineItem: { id, code, timelineGrp, phase, longDescription },
      },
    ];
  });
}
