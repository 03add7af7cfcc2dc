import { type ActionHandler, type Context, handle } from '@homeport/engine';
import {
  type CaseExpense,
  type CaseExpenseBatch,
  delegateExpense,
  escalate,
  escalateExpense,
  expenseDelegated,
  expenseEscalated,
  expenseRefusals,
  mayDecide,
} from '@homeport/model/expenses';
import { approvalRoute, approverOf } from './approvers.ts';
import { reportOf } from './submit.ts';
import { tell } from './tell.ts';

/** Everybody of the group that has an expense. */
export const routeOf = (ctx: Context, report: CaseExpenseBatch, { approvalGroup }: CaseExpense) =>
  approvalRoute(ctx, { id: report.id, postedBy: report.postedBy?.id ?? null }, approvalGroup?.id ?? null);

/** Delegation to a person the approver names, escalation to the next in line. */
export const handOnHandlers: readonly ActionHandler[] = [
  handle(delegateExpense, async (ctx, { record, input }) => {
    const line = record;
    const to = typeof input.to === 'string' ? input.to : input.to.id;
    const report = await reportOf(ctx, line);
    const { claim } = await routeOf(ctx, report, line);
    const target = await approverOf(ctx, to);
    if (!target || to === ctx.me.user || mayDecide(target, claim)) return expenseRefusals.cannotDelegateTo({}, 'to');
    await tell(ctx, expenseDelegated, line, { reason: input.note, approver: to });
    return { approver: to, delegatedBy: ctx.me.user, decisionReason: input.note };
  }),

  handle(escalateExpense, async (ctx, { record, input }) => {
    const line = record;
    const report = await reportOf(ctx, line);
    const route = await routeOf(ctx, report, line);
    const choice = escalate(line.approver?.id ?? ctx.me.user, route);
    if (!choice.ok) return expenseRefusals.noApprover();
    await tell(ctx, expenseEscalated, line, { reason: input.reason, approver: choice.user });
    return { approver: choice.user, escalateAt: null, decisionReason: input.reason };
  }),
];
