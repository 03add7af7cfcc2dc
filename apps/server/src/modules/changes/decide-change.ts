import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { makerOf } from '@homeport/grammar';
import {
  approveChange,
  type ChangeOfCircumstance,
  changeDecided,
  lookAtChangeAgain,
  rejectChange,
} from '@homeport/model/changes';
import { sql } from 'kysely';

/** The assignee who asked for a change hears what became of it; the team sees it in its lists. */
async function tellAsker(ctx: Context, change: ChangeOfCircumstance & object, decision: string): Promise<void> {
  const [asker] = await ctx.query(sql<{ person: string | null }>`
    select u.person_id as person from app."user" u where u.id = ${makerOf(change) ?? null}::uuid`);
  const { id, effectiveDate: effective, assignee } = change;
  if (assignee === null || asker?.person !== assignee.id) return;
  await ctx.emit(changeDecided, id, { change: id, decision, effective, assignee: assignee.id });
}

/** What is decided of a change. */
export const decideChangeHandlers: readonly ActionHandler[] = [
  handle(approveChange, async (ctx, { record }) => {
    await tellAsker(ctx, record, 'APPROVED');
    return undefined;
  }),
  handle(rejectChange, async (ctx, { record }) => {
    await tellAsker(ctx, record, 'REJECTED');
    return undefined;
  }),
  // Without a moment of comparing, what stands before is taken from the assignment anew.
  handle(lookAtChangeAgain, async () => ({ seenAt: null })),
];
