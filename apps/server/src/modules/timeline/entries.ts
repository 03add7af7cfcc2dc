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
  const isFamily = ctx.me.roles.every((role) => role === 'dependant');
  const reader = isFamily ? ctx.asSystem('what a date is that is shared with the caller') : ctx;
  const shared = sql.ref(isFamily ? 's.share_with_family' : 's.share_with_assignee');
  const [milestones, linked] = await Promise.all([
    reader.records(timelineItem).find({
      filter: { field: 'id', op: 'in', value: [...new Set(items.map((item) => item.timelineItem.id))] },
      limit: 1000,
    }),
    ctx.query(sql<{ id: string; count: number }>`
      select l.owner_id as id, count(*)::int as count from app.case_timeline_services_link l
      join app.case_service s on s.tenant_id = l.tenant_id and s.id = l.target_id and ${shared}
      where l.owner_id = any(${ids}::uuid[]) group by 1`),
  ]);
  return items.flatMap((item): TimelineEntry[] => {
    const milestone = milestones.find((one) => one.id === item.timelineItem.id);
    if (!milestone) return [];
    const isPartners = item.sharedWith?.id === ctx.me.user;
    const { id, code, timelineGrp, phase, longDescription } = milestone;
    return [
      {
        id: item.id,
        caseDetailId: item.caseDetailId,
        description: item.description,
        eventDate: item.eventDate,
        // What the assignee and the office write each other is not the partner's, whoever has loaded it.
        notesForEmployee: (isPartners ? null : item.notesForEmployee) ?? null,
        notesByEmployee: (isPartners ? null : item.notesByEmployee) ?? null,
        sharedWith: item.sharedWith ? { id: item.sharedWith.id, name: item.sharedWith.label ?? '' } : null,
        notesByFamily: item.notesByFamily ?? null,
        doneAt: item.doneAt ?? null,
        doneByName: item.doneByName ?? null,
        version: item.version,
        linkedServices: linked.find((one) => one.id === item.id)?.count ?? 0,
        timelineItem: { id, code, timelineGrp, phase, longDescription },
      },
    ];
  });
}
