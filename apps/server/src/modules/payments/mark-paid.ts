import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type CaseExpenseBatch, caseExpenseBatch } from '@homeport/model/expenses';
import {
  cancelBatch,
  type ExpensePayment,
  expensePayment,
  failPayment,
  markBatchPaid,
  paymentPaid,
  paymentRefusals,
} from '@homeport/model/payments';
import { todayOf } from '../../today.ts';

/** The payments of a batch, oldest first, with all rights: their transitions belong to the batch's. */
export const paymentsOf = (ctx: Context, batch: string): Promise<ExpensePayment[]> =>
  ctx
    .asSystem('payments follow their batch')
    .records(expensePayment)
    .find({ filter: { field: 'paymentBatch', op: 'eq', value: batch }, sort: 'created,asc', limit: 1000 });

export const markPaidHandler: ActionHandler = handle(markBatchPaid, async (ctx, { record, id, input }) => {
  if (input.paidDate > todayOf(ctx)) return paymentRefusals.dateInFuture({}, 'paidDate');
  const system = ctx.asSystem('a paid batch pays its payments and reports');
  for (const payment of await paymentsOf(ctx, id)) {
    if (payment.status !== 'SENT') continue;
    const report = await pay(system, payment, input.paidDate);
    if (isRefusal(report)) return report;
    await ctx.emit(paymentPaid, payment.id, {
      payment: payment.id,
      reference: payment.paymentReference,
      amount: payment.amountRequested,
      currency: payment.currency,
      accountEnding: payment.accountEnding,
      payee: record.payee.id,
      caseDetail: report.caseDetailId,
      paidDate: input.paidDate,
    });
  }
  return {};
});

/** Pays one payment and with it its report, which it answers. */
async function pay(
  system: Context,
  payment: ExpensePayment,
  paidDate: string,
): Promise<Pick<CaseExpenseBatch, 'caseDetailId'> | Refusal> {
  const moved = await system.records(expensePayment).move(payment.id, 'status.pay', { paidDate });
  if (isRefusal(moved)) return moved;
  return system.records(caseExpenseBatch).move(payment.caseExpenseBatch.id, 'status.pay', { payDate: paidDate });
}

/** A transfer that came back: its report can be paid again, in another batch. */
export const failHandler: ActionHandler = handle(failPayment, async (ctx, { record, input }) => {
  const payment = record;
  const freed = await ctx
    .asSystem('a failed payment frees its report')
    .records(caseExpenseBatch)
    .move(payment.caseExpenseBatch.id, 'status.takeFromPayment', { expensePayment: null }, { note: input.reason });
  return isRefusal(freed) ? freed : undefined;
});

/** Takes an unreleased batch apart: its payments are cancelled, its reports are approved again. */
export const cancelHandler: ActionHandler = handle(cancelBatch, async (ctx, { id, input }) => {
  const system = ctx.asSystem('a cancelled batch frees its reports');
  for (const payment of await paymentsOf(ctx, id)) {
    const moved = await system.records(expensePayment).move(payment.id, 'status.cancel', {}, { note: input.reason });
    if (isRefusal(moved)) return moved;
    const report = await system
      .records(caseExpenseBatch)
      .move(payment.caseExpenseBatch.id, 'status.takeFromPayment', { expensePayment: null }, { note: input.reason });
    if (isRefusal(report)) return report;
  }
  return {};
});
