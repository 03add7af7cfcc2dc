import { type ActionHandler, handle } from '@homeport/engine';
import { certain, idIn, isRefusal } from '@homeport/grammar';
import { diaryEntry, diaryLocked, lockDays } from '@homeport/model/diary';
import { travelRefusals } from '@homeport/model/travel';
import { entriesOf } from './travel-details.ts';

/** Locks or opens every entry of a person that touches the days, and tells the person what was locked. */
export const lockDaysHandler: ActionHandler = handle(lockDays, async (ctx, { input }) => {
  const { from, to, locked } = input;
  const assignee = certain(idIn(input.assignee));
  if (to < from) return travelRefusals.endBeforeStart({}, 'to');
  const entries = (await entriesOf(ctx, assignee, from, to)).filter((e) => (e.status === 'LOCKED') !== locked);
  for (const entry of entries) {
    const moved = await ctx.records(diaryEntry).move(entry.id, locked ? 'status.lock' : 'status.unlock');
    if (isRefusal(moved)) return moved;
  }
  const [first] = entries;
  if (locked && first) await ctx.emit(diaryLocked, first.id, { assignee, startDay: from, endDay: to });
  return { changed: entries.length };
});
