import type { Watch } from '@homeport/engine';
import { isRefusal, type Values } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { caseTimeline, movedMilestones, timelineItem } from '@homeport/model/timeline';
import { todayOf } from '../../today.ts';

const days = ['assignmentStartDate', 'assignmentEndDate'] as const;
const dayIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const daysOf = (values: Values) => ({
  start: dayIn(values.assignmentStartDate),
  end: dayIn(values.assignmentEndDate),
});

/** Milestones stay as far from the start and the end of their assignment as they are counted, however these are moved. */
export const milestonesFollow: Watch = {
  on: ({ name }) => name === caseDetail.name,
  run: async (ctx, { id, before, after, changed }) => {
    if (!before || !days.some((name) => changed.includes(name))) return undefined;
    const system = ctx.asSystem('milestones follow the days of their assignment');
    const filter = { field: 'caseDetail', op: 'eq', value: id } as const;
    const entries = await system.records(caseTimeline).find({ filter, limit: 1000 });
    if (entries.length === 0) return undefined;
    const ids = [...new Set(entries.map((entry) => entry.timelineItem.id))];
    const items = await system
      .records(timelineItem)
      .find({ filter: { field: 'id', op: 'in', value: ids }, limit: ids.length });
    const byId = new Map(items.map((item) => [item.id, item]));
    const counted = entries.flatMap((entry) => {
      const item = byId.get(entry.timelineItem.id);
      return item ? [{ ...entry, countsFrom: item.countsFrom, day: item.day }] : [];
    });
    for (const { id: of, eventDate } of movedMilestones(counted, daysOf(before), daysOf(after), todayOf(ctx))) {
      const saved = await system.records(caseTimeline).update(of, { eventDate });
      if (isRefusal(saved)) return saved;
    }
    return undefined;
  },
};
