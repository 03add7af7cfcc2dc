import { type Reaction, react, type SystemContext } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  type CaseWorkflowItem,
  caseWorkflowItem,
  nextNotice,
  remindersBy,
  stepDue,
  stepOverdue,
  stepReminder,
} from '@homeport/model/workflow';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

/**
 * What the clock hands over about a step: the owner is reminded, or the team of the case manager hears that it is overdue. What
 * is told and that it was told are one transaction over the locked step, so that a second server, or the same after it was
 * killed, finds nothing left to tell.
 */
export const stepReaction: Reaction = react(stepDue, (given, { recordId, payload }) =>
  given.inTransactionOrThrow(async (ctx) => {
    const system = ctx.asSystem('the clock tells of a step');
    const step = await system.records(caseWorkflowItem).get(recordId, { lock: true });
    if (isRefusal(step)) {
      if (step.kind !== 'notFound') throw new Error(`a step that is due could not be read: ${step.code}`);
      return;
    }
    // It was moved, done or told meanwhile: the clock has another moment for it, or none.
    if (step.nextNotice === null || !isSameMoment(step.nextNotice, payload.at)) return;
    const notice = nextNotice(step);
    if (!notice) return;
    const of = await system.records(caseDetail).get(step.caseDetail.id);
    if (isRefusal(of)) throw new Error(`the assignment of a step could not be read: ${of.code}`);
    const { id, name, dueDate: due } = step;
    const about = { step: id, name, reference: of.reference, due };
    const manager = of.manager?.id ?? null;
    const isRunning = of.status === 'ACTIVE' || of.status === 'ON_HOLD';
    if (notice.kind === 'REMINDER') {
      const reader = step.owner?.id ?? manager;
      if (reader && isRunning) await ctx.emit(stepReminder, id, { ...about, reader });
    } else if (isRunning)
      for (const reader of await teamOf(system, manager)) await ctx.emit(stepOverdue, id, { ...about, reader });
    const told =
      notice.kind === 'REMINDER'
        ? { remindersSent: Math.max(remindersBy(step, todayOf(ctx)), (step.remindersSent ?? 0) + 1) }
        : { escalatedAt: ctx.now.toString({ smallestUnit: 'second' }) };
    await keep(system, step, told);
  }),
);

const isSameMoment = (one: string, other: unknown): boolean =>
  typeof other === 'string' && Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other)) === 0;

async function keep(
  ctx: SystemContext,
  { id }: Pick<CaseWorkflowItem, 'id'>,
  told: { readonly remindersSent?: number; readonly escalatedAt?: string },
): Promise<void> {
  const saved = await ctx.records(caseWorkflowItem).update(id, told);
  if (isRefusal(saved)) throw new Error(`what was told of a step could not be kept: ${saved.code}`);
}

/** The case manager and whoever is in a team with them; the manager alone without a team. */
async function teamOf(ctx: SystemContext, manager: string | null): Promise<readonly string[]> {
  if (manager === null) return [];
  const rows = await ctx.query<{ user: string }>(sql`
    select distinct m.user_id as "user" from app.team_member mine
    join app.team_member m on m.team_id = mine.team_id join app."user" u on u.id = m.user_id and u.status = 'ACTIVE'
    where mine.user_id = ${manager}::uuid`);
  return [...new Set([manager, ...rows.map(({ user }) => user)])];
}
