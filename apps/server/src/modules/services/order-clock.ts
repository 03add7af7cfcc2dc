import { type Reaction, react } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { orderMoment, orderUnanswered, serviceOrder } from '@homeport/model/services';
import { isSameMoment } from '../../same-moment.ts';
import { tell } from './answer-order.ts';

/**
 * An answer that is late is said to be, once, and the case manager is told. The order is locked and has to be waiting for this very
 * moment, so that a second server finds nothing left to do.
 */
export const orderReaction: Reaction = react(orderMoment, async (given, { recordId, payload }) => {
  await given.inTransactionOrThrow(async (ctx) => {
    const orders = ctx.asSystem('a provider has not answered in time').records(serviceOrder);
    const order = await orders.get(recordId, { lock: true });
    if (isRefusal(order) || order.status !== 'OPEN' || order.isLate || !isSameMoment(order.answerBy, payload.at))
      return;
    const late = await orders.update(order.id, { isLate: true });
    if (isRefusal(late)) throw new Error(`that an answer is late could not be kept: ${late.code}`);
    await tell(ctx, order, (told) => ctx.emit(orderUnanswered, order.id, told));
  });
});
