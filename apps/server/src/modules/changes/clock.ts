import { type Reaction, react } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { changeDue, changeHeld, changeOfCircumstance, momentOfChange } from '@homeport/model/changes';
import { isSameMoment } from '../../same-moment.ts';

/**
 * The clock applies an approved change once its day has come: the change is locked and has to be waiting for this very moment, so
 * that a second server, or the same after it was killed, finds nothing left to do. What cannot be applied stays approved, and the
 * case manager hears of it.
 */
export const changeReaction: Reaction = react(changeDue, async (given, { recordId, payload }) => {
  const refused = await given.inTransaction(async (ctx) => {
    const changes = ctx.asSystem('the clock applies an approved change').records(changeOfCircumstance);
    const change = await changes.get(recordId, { lock: true });
    if (isRefusal(change)) return change.kind === 'notFound' ? undefined : change;
    if (!isSameMoment(momentOfChange(change), payload.at)) return undefined;
    const applied = await changes.act(recordId, 'apply', {});
    return isRefusal(applied) ? applied : undefined;
  });
  if (!isRefusal(refused)) return;
  if (refused.kind === 'unavailable') throw new Error(`a change could not be applied now: ${refused.code}`);
  await given.inTransactionOrThrow(async (ctx) => {
    const system = ctx.asSystem('the case manager hears that a change was not applied');
    const change = await system.records(changeOfCircumstance).get(recordId);
    if (isRefusal(change)) return;
    const of = await system.records(caseDetail).get(change.caseDetail.id);
    if (isRefusal(of) || !of.manager) return;
    await ctx.emit(changeHeld, recordId, {
      change: recordId,
      reference: of.reference,
      effective: change.effectiveDate,
      reader: of.manager.id,
    });
  });
});
