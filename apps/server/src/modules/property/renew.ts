import { type ActionHandler, handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { lease, propertyRefusals, renewLease } from '@homeport/model/property';

/** The contract that follows takes over all terms that are not given anew, and comes into force; the current one is archived. */
export const renewHandler: ActionHandler = handle(renewLease, async (ctx, { record, input }) => {
  const current = record;
  const next = Temporal.PlainDate.from(current.endDate).add({ days: 1 }).toString();
  const startDate = input.startDate ?? next;
  if (startDate <= current.startDate) return propertyRefusals.effectiveDateNotLater({}, 'startDate');
  const leases = ctx.asSystem('a renewal writes the contract that follows').records(lease);
  const made = await leases.create({
    property: current.property,
    caseDetail: current.caseDetail,
    signedBy: current.signedBy,
    startDate,
    endDate: input.endDate,
    rent: input.rent ?? current.rent,
    currency: current.currency,
    rentPeriod: current.rentPeriod,
    rentDueDay: current.rentDueDay,
    deposit: current.deposit,
    depositHolder: current.depositHolder,
    noticeDays: current.noticeDays,
    hasDiplomaticClause: current.hasDiplomaticClause,
    landlordName: current.landlordName,
    contract: input.contract,
    renewalOf: current.id,
  });
  if (isRefusal(made)) return made;
  const signed = await leases.move(made.id, 'status.sign');
  return isRefusal(signed) ? signed : undefined;
});
