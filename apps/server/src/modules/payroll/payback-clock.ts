import { type Reaction, react } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { momentOfPayback, paybackAgreement, paybackMoment } from '@homeport/model/payroll';
import { isSameMoment } from '../../same-moment.ts';

/**
 * A signed agreement begins to bind on its first day; one that has bound to its last day ends. The agreement is locked and has to be
 * waiting for this very moment, so that a second server finds nothing left to do.
 */
export const paybackReaction: Reaction = react(paybackMoment, async (given, { recordId, payload }) => {
  await given.inTransactionOrThrow(async (ctx) => {
    const agreements = ctx.asSystem('a payback agreement begins or ends on its day').records(paybackAgreement);
    const agreement = await agreements.get(recordId, { lock: true });
    if (isRefusal(agreement) || !isSameMoment(momentOfPayback(agreement), payload.at)) return;
    const moved = await agreements.move(recordId, agreement.status === 'SIGNED' ? 'status.begin' : 'status.end');
    if (isRefusal(moved)) throw new Error(`a payback agreement could not go on: ${moved.code}`);
  });
});
