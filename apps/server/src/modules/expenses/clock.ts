import { type Reaction, react, type SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type CaseExpense,
  caseExpense,
  escalate,
  expenseEscalated,
  expenseEscalationDue,
} from '@homeport/model/expenses';
import { isSameMoment } from '../../same-moment.ts';
import { routeOf } from './hand-on.ts';
import { reportOf } from './submit.ts';
import { tell } from './tell.ts';
import { waitingSince } from './turn.ts';

/**
 * The clock escalates an expense that nobody has decided, once. The expense is locked and has to be waiting for this very moment, so that a
 * second server, or the same after it was killed, finds nothing left to do. One on hold is looked at again so many hours later; where
 * nobody stands above, it stays with whom it waits for.
 */
export const escalationReaction: Reaction = react(expenseEscalationDue, (given, { recordId, payload }) =>
  given.inTransactionOrThrow(async (ctx) => {
    const system = ctx.asSystem('an expense that nobody has decided goes to whoever stands above');
    const line = await system.records(caseExpense).get(recordId, { lock: true });
    if (isRefusal(line)) {
      if (line.kind !== 'notFound') throw new Error(`an expense that is due could not be read: ${line.code}`);
      return;
    }
    const { escalateAt } = line;
    if (escalateAt === null || !isSameMoment(escalateAt, payload.at)) return;
    if (Temporal.Instant.compare(Temporal.Instant.from(escalateAt), ctx.now) > 0) return;
    const done = await raise(system, line);
    if (isRefusal(done)) throw new Error(`an expense could not be escalated: ${done.code}`);
  }),
);

async function raise(system: SystemContext, line: CaseExpense): Promise<unknown | Refusal> {
  const lines = system.records(caseExpense);
  const report = await reportOf(system, line);
  const route = await routeOf(system, report, line);
  if (line.approvalStatus === 'ON_HOLD')
    return lines.update(line.id, { escalateAt: (await waitingSince(system, route)).escalateAt });
  const choice = line.approver ? escalate(line.approver.id, route) : undefined;
  if (!choice?.ok) return lines.update(line.id, { escalateAt: null });
  const moved = await lines.move(line.id, 'approvalStatus.raise', { approver: choice.user });
  if (isRefusal(moved)) return moved;
  await tell(system, expenseEscalated, line, { reason: null, approver: choice.user });
  return undefined;
}
