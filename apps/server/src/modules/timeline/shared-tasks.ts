import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail, isOver } from '@homeport/model/cases';
import {
  type CaseTimeline,
  caseTimeline,
  doneByPartner,
  doTimelineItem,
  itemShared,
  itemTakenBack,
  timelineRefusals as no,
  type notedByPartner,
  shareTimelineItem,
  type TimelineEntry,
  takeBackTimelineItem,
} from '@homeport/model/timeline';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { withMilestones } from './entries.ts';

/** An item the caller may see, with the assignment it belongs to; decided while nobody else changes it. */
interface Held {
  readonly tx: Context;
  readonly item: CaseTimeline;
}

/** Sharing an item with the partner, taking it back, and doing it, by either of them. */
export const sharedTaskRoutes: readonly RouteHandler[] = [
  answer(shareTimelineItem, (ctx, { params }) =>
    holding(ctx, params.id ?? '', async ({ tx, item }) => {
      if (item.doneAt !== null && !item.sharedWith) return no.alreadyDone();
      const partner = await partnerOf(tx);
      if (isRefusal(partner)) return partner;
      if (item.sharedWith?.id === partner) return item;
      const over = await refuseOver(tx, item);
      if (over) return over;
      const saved = await change(tx, item, { sharedWith: partner, ...withoutNoteOfAnother(item, partner) });
      if (!isRefusal(saved)) await tx.emit(itemShared, item.id, { ...(await told(tx, item)), partner });
      return saved;
    }),
  ),
  answer(takeBackTimelineItem, (ctx, { params }) =>
    holding(ctx, params.id ?? '', async ({ tx, item }) => {
      if (!item.sharedWith) return item;
      const saved = await change(tx, item, { sharedWith: null });
      const partner = item.sharedWith.id;
      if (!isRefusal(saved)) await tx.emit(itemTakenBack, item.id, { ...(await told(tx, item)), partner });
      return saved;
    }),
  ),
  answer(doTimelineItem, (ctx, { params, body }) =>
    holding(ctx, params.id ?? '', async ({ tx, item }) => {
      if ((item.doneAt !== null) === body.done) return item;
      const over = await refuseOver(tx, item);
      if (over) return over;
      const done = body.done ? { doneAt: tx.now.toString(), doneByName: tx.me.displayName } : notDone;
      const saved = await change(tx, item, done);
      if (!isRefusal(saved) && body.done && !isTheirs(tx, item)) {
        await tellAssignee(tx, doneByPartner, item);
      }
      return saved;
    }),
  ),
];
/** The note stays with the assignee when an item is taken back, and is there again for who wrote it; nobody else reads it. */
const withoutNoteOfAnother = ({ notesByFamily, notedBy }: CaseTimeline, partner: string): object =>
  notesByFamily && notedBy?.id !== partner ? { notesByFamily: null, notedBy: null } : {};
const notDone = { doneAt: null, doneByName: null };

/** Does something with an item of the caller's own, or one that is shared with them; anything else is not there. */
async function holding(
  ctx: Context,
  id: string,
  work: (held: Held) => Promise<CaseTimeline | Refusal>,
): Promise<TimelineEntry | Refusal> {
  const seen = await ctx.records(caseTimeline).get(id);
  if (isRefusal(seen)) return no.itemNotFound();
  return ctx.inTransaction(async (tx): Promise<TimelineEntry | Refusal> => {
    await tx
      .asSystem('two people decide about one item one after the other')
      .query(sql`select 1 from app.case_timeline where id = ${seen.id}::uuid for update`);
    // As the caller and once more: what was taken back meanwhile is not theirs.
    const item = await tx.records(caseTimeline).get(seen.id);
    if (isRefusal(item)) return no.itemNotFound();
    if (!isTheirs(tx, item) && item.sharedWith?.id !== tx.me.user) return no.itemNotFound();
    const saved = await work({ tx, item });
    if (isRefusal(saved)) return saved;
    const [entry] = await withMilestones(tx, [saved]);
    return entry ?? no.itemNotFound();
  });
}
const isTheirs = ({ me }: Context, { assignee }: CaseTimeline): boolean =>
  me.person !== null && assignee?.id === me.person;

const change = (tx: Context, item: CaseTimeline, values: object): Promise<CaseTimeline | Refusal> =>
  tx.asSystem('an assignee and their partner share a task').records(caseTimeline).update(item.id, values);

/**
 * The account of the caller's partner, by the family they keep; nobody else of the family is ever meant. Who is made a child
 * meanwhile waits for it, and what is shared with them ends after it.
 */
async function partnerOf(tx: Context): Promise<string | Refusal> {
  const partners = await tx.asSystem('an assignee shares a task with their partner').query<{
    account: string | null;
  }>(sql`
    select u.id as account from app.dependant d
    left join app."user" u on u.tenant_id = d.tenant_id and u.id = d.user_id and u.status = 'ACTIVE'
    where d.tenant_id = ${tx.tenant}::uuid and d.employee_person_id = ${tx.me.person}::uuid and d.type = 'PARTNER'
    order by u.id is null, d.created desc
    for share of d`);
  const [partner] = partners;
  if (!partner) return no.noPartner();
  return partner.account ?? no.partnerWithoutSignIn();
}
async function refuseOver(tx: Context, item: CaseTimeline): Promise<Refusal | undefined> {
  const of = await assignmentOf(tx, item);
  return isOver(of, todayOf(tx)) ? no.assignmentOver() : undefined;
}
async function assignmentOf(tx: Context, item: CaseTimeline) {
  const found = await tx.asSystem('a shared task names its assignment').records(caseDetail).get(item.caseDetailId);
  if (isRefusal(found)) throw new Error(`the assignment of timeline item ${item.id} cannot be read`);
  return found;
}
/** Tells the assignee what the partner, who is the caller, did with an item. */
export async function tellAssignee(
  tx: Context,
  event: typeof doneByPartner | typeof notedByPartner,
  item: CaseTimeline,
  more: { readonly note?: string } = {},
): Promise<void> {
  const assignee = (await assignmentOf(tx, item)).assignee.id;
  await tx.emit(event, item.id, { ...(await told(tx, item)), assignee, ...more });
}
const told = async (tx: Context, item: CaseTimeline) => ({
  caseDetail: item.caseDetailId,
  reference: (await assignmentOf(tx, item)).reference,
  description: item.description,
  eventDate: item.eventDate,
  by: tx.me.displayName,
});
