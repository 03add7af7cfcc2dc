import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  type CaseTimeline,
  caseTimeline,
  noteByEmployee,
  notedByPartner,
  noteForEmployee,
  saveTimelineNotes,
  timelineRefusals,
} from '@homeport/model/timeline';
import { sql } from 'kysely';
import { withMilestones } from './entries.ts';
import { tellAssignee } from './shared-tasks.ts';

/**
 * Keeps a note of a milestone the caller sees. An assignee writes only their own note, the partner only theirs, staff only
 * the note for the assignee, so that nobody can put words into another's mouth; the other side of the office is told.
 */
export const saveNotesHandler: RouteHandler = answer(saveTimelineNotes, async (ctx, { params, body }) => {
  const seen = await ctx.records(caseTimeline).get(params.id ?? '');
  if (isRefusal(seen)) return timelineRefusals.itemNotFound();
  const isOwn = seen.assignee?.id === ctx.me.person && ctx.me.roles.includes('assignee');
  const isPartners = ctx.me.roles.includes('dependant') && seen.sharedWith?.id === ctx.me.user;
  return ctx.inTransaction(async (inside) => {
    const saved = isPartners
      ? await savePartners(inside, seen.id, body.notesByFamily)
      : isOwn
        ? await saveOwn(inside, seen, body.notesByEmployee)
        : await saveFor(inside, seen, body);
    if (isRefusal(saved)) return saved;
    const [entry] = await withMilestones(inside, [saved]);
    return entry ?? timelineRefusals.itemNotFound();
  });
});

/** Decided while nobody takes the milestone back: a note on what is not shared any more has no author who could read it. */
async function savePartners(ctx: Context, id: string, note: string | null): Promise<CaseTimeline | Refusal> {
  const system = ctx.asSystem('a partner writes their own note on a milestone that is shared with them');
  await system.query(sql`select 1 from app.case_timeline where id = ${id}::uuid for update`);
  const seen = await ctx.records(caseTimeline).get(id);
  if (isRefusal(seen)) return timelineRefusals.itemNotFound();
  const notedBy = note ? ctx.me.user : null;
  const saved = await system.records(caseTimeline).update(id, { notesByFamily: note, notedBy });
  if (!isRefusal(saved) && note && note !== seen.notesByFamily)
    await tellAssignee(ctx, notedByPartner, saved, { note });
  return saved;
}

async function saveOwn(ctx: Context, seen: CaseTimeline, note: string | null) {
  const system = ctx.asSystem('an assignee writes their own note on a milestone');
  const saved = await system.records(caseTimeline).update(seen.id, { notesByEmployee: note });
  if (!isRefusal(saved) && note && note !== seen.notesByEmployee) await tell(ctx, noteByEmployee, saved, note);
  return saved;
}

async function saveFor(ctx: Context, seen: CaseTimeline, body: { readonly notesForEmployee: string | null }) {
  const note = body.notesForEmployee;
  const saved = await ctx.records(caseTimeline).update(seen.id, { notesForEmployee: note });
  const isNews = note && note !== seen.notesForEmployee && seen.publishToAssignee;
  if (!isRefusal(saved) && isNews) await tell(ctx, noteForEmployee, saved, note);
  return saved;
}

async function tell(
  ctx: Context,
  event: typeof noteByEmployee | typeof noteForEmployee,
  item: CaseTimeline,
  note: string,
): Promise<void> {
  const system = ctx.asSystem('a notice names the assignment and its manager');
  const assignment = await system.records(caseDetail).get(item.caseDetailId);
  if (isRefusal(assignment)) throw new Error(`the assignment of timeline item ${item.id} cannot be read`);
  await ctx.emit(event, item.id, {
    caseDetail: assignment.id,
    reference: assignment.reference,
    assignee: assignment.assignee.id,
    manager: assignment.manager?.id ?? null,
    description: item.description,
    eventDate: item.eventDate,
    note,
  });
}
