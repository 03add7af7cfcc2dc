import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { isRefusal, type Values } from '@homeport/grammar';
import type { CaseDetail } from '@homeport/model/cases';
import {
  type CaseTimeline,
  caseTimeline,
  publishTimeline,
  shiftedDay,
  shiftTimeline,
  timelinePublished,
  timelineRefusals,
} from '@homeport/model/timeline';

const itemsOf = (ctx: Context, caseDetail: string): Promise<CaseTimeline[]> =>
  ctx.records(caseTimeline).find({ filter: { field: 'caseDetail', op: 'eq', value: caseDetail }, limit: 1000 });

const isOver = ({ status }: CaseDetail): boolean => status === 'CLOSED' || status === 'CANCELLED';

export const timelineHandlers: readonly ActionHandler[] = [
  handle(publishTimeline, async (ctx, { record, input }) => {
    const assignment = record;
    if (isOver(assignment)) return timelineRefusals.assignmentOver();
    const items = await itemsOf(ctx, assignment.id);
    if (items.length === 0) return timelineRefusals.nothingToPublish();
    const wanted: Values = {
      publishToAssignee: input.toAssignee === true,
      publishToHr: input.toHr === true,
      publishToVendor: input.toVendor === true,
    };
    const changing = items.filter((item) =>
      Object.entries(wanted).some(([name, value]) => (item as unknown as Values)[name] !== value),
    );
    for (const item of changing) {
      const saved = await ctx.records(caseTimeline).update(item.id, wanted);
      if (isRefusal(saved)) return saved;
    }
    const isNew = changing.filter((item) => !item.publishToAssignee && input.toAssignee === true).length;
    if (isNew > 0)
      await ctx.emit(timelinePublished, assignment.id, {
        caseDetail: assignment.id,
        reference: assignment.reference,
        assignee: assignment.assignee.id,
        count: isNew,
      });
    return { changed: changing.length };
  }),

  handle(shiftTimeline, async (ctx, { record, input }) => {
    if (isOver(record)) return timelineRefusals.assignmentOver();
    if (input.days === 0) return timelineRefusals.noShift({}, 'days');
    const items = (await itemsOf(ctx, record.id)).filter((item) => item.eventDate >= input.from);
    if (items.length === 0) return timelineRefusals.nothingToPublish();
    for (const item of items) {
      const eventDate = shiftedDay(item.eventDate, input.days);
      if (eventDate === undefined) return timelineRefusals.outOfRange({}, 'days');
      const saved = await ctx.records(caseTimeline).update(item.id, { eventDate });
      if (isRefusal(saved)) return saved;
    }
    return { changed: items.length };
  }),
];
