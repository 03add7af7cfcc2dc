import type { Context } from '@homeport/engine';
import { type Decision, stepDecided } from '@homeport/model/deciding';
import { sql } from 'kysely';
import { labelOf } from './open-next.ts';
import type { Opened } from './opened.ts';
import { assignmentOf } from './subject.ts';

const idOf = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null && 'id' in value
      ? String(value.id)
      : null;

/** Who looks after it: the manager of its assignment, or whom it names as one. */
export async function managerOf({
  system,
  subject,
  record,
}: Pick<Opened, 'system' | 'subject' | 'record'>): Promise<string | null> {
  if (subject.decided.of === undefined) return idOf(record.manager);
  const [found] = await system.query(sql<{ manager: string | null }>`
    select c.manager_id as manager from app.case_detail c where c.id = ${idOf(assignmentOf(subject, record))}::uuid`);
  return found?.manager ?? null;
}

/** Whoever handed it in and the case manager hear of each step, unless they decided it themselves. */
export async function tellDecided(
  ctx: Context,
  at: Opened,
  step: Decision,
  outcome: Decision['status'] | 'DELEGATED',
): Promise<void> {
  const maker = at.record.requestedBy ?? at.record.createdBy;
  for (const reader of new Set([idOf(maker), await managerOf(at)]))
    if (reader && reader !== ctx.me.user)
      await ctx.emit(stepDecided, step.id, {
        decision: step.id,
        name: step.name,
        subject: labelOf(step),
        outcome,
        reader,
      });
}
