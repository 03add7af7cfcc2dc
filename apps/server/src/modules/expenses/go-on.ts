import { anotherWay, type Context } from '@homeport/engine';
import { isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { nextInTurn } from '@homeport/model/deciding';
import { type CaseExpense, type CaseExpenseBatch, expenseGoesOn, expenseRefusals } from '@homeport/model/expenses';
import { approvalGroup } from '@homeport/model/organisation';
import { reportOf } from './submit.ts';
import { tell } from './tell.ts';
import { askedIn, turnOf, waitingSince } from './turn.ts';

const because = 'an expense goes on to the next group that decides it';

/** Whom an expense goes on to, and what it keeps of that. */
export interface GoingOn {
  readonly approver: string;
  readonly values: Values;
}

/** What comes after the group that approved an expense; undefined: nothing, it is approved. Its report is locked. */
export async function goingOn(ctx: Context, line: CaseExpense): Promise<GoingOn | Refusal | undefined> {
  if (!line.approvalGroup) return undefined;
  const system = ctx.asSystem(because);
  const group = await system.records(approvalGroup).get(line.approvalGroup.id);
  const report = await reportOf(system, line);
  const about = { id: report.id, postedBy: report.postedBy?.id ?? null };
  // Of a group that was deleted nobody knows the order: whoever had it was the last one.
  const next = nextInTurn(await turnOfReport(system, report, about), isRefusal(group) ? null : group.sequence);
  if (!next) return undefined;
  const { choice, times } = await askedIn(ctx, about, next.id);
  if (!choice.ok) return expenseRefusals.noApprover();
  const waiting = await waitingSince(system, times);
  return { approver: choice.user, values: { approver: choice.user, approvalGroup: next.id, ...waiting } };
}

const turnOfReport = (
  ctx: Context,
  { caseDetailId, currency, batchTotal }: CaseExpenseBatch,
  about: { readonly id: string; readonly postedBy: string | null },
) => turnOf(ctx, { ...about, caseDetailId, currency, total: batchTotal });

/** The step that an approval makes where another group is asked after it. */
export const onwards = ({ values }: GoingOn, amount: string, note: string | null): Values =>
  anotherWay('approvalStatus.goOn', { ...values, proposedAmount: amount, decisionReason: note });

/** Whoever is asked next, and the assignee, hear of it. */
export const tellOn = (ctx: Context, line: CaseExpense, { approver }: GoingOn, amount: string, note: string | null) =>
  tell(ctx, expenseGoesOn, line, { amount, reason: note, approver });
