import { type ActionHandler, handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { caseExpenseBatch, holdPayment } from '@homeport/model/expenses';

/** Keeps an approved report out of payments, or lets it in again; the status stays. */
export const holdPaymentHandler: ActionHandler = handle(holdPayment, async (ctx, { id, input }) => {
  const saved = await ctx
    .asSystem('finance holds the payment of a report')
    .records(caseExpenseBatch)
    .update(id, { onPaymentHold: input.onHold });
  return isRefusal(saved) ? saved : undefined;
});
