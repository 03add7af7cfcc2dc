import { answer, type RouteHandler } from '@homeport/engine';
import { type MyPayback, myPaybacks, paybackAgreement, paybackOn } from '@homeport/model/payroll';
import { todayOf } from '../../today.ts';

/** What the caller has signed, with what leaving today would cost as long as nothing is due. */
export const myPaybacksHandler: RouteHandler = answer(myPaybacks, async (ctx) => {
  const mine = await ctx.records(paybackAgreement).find({ sort: 'lastDay,asc', limit: 100 });
  return mine.map((one): MyPayback => {
    const { id, description, currency, lastDay, status, paid } = one;
    const due = one.due ?? paybackOn(one, todayOf(ctx)).value;
    return { id, description, currency, lastDay, status, paid, due };
  });
});
