import { type ActionHandler, handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { approveEstimate, approveScenario, caseDetail, costEstimate, plannedCase } from '@homeport/model/cases';

/** What is decided about an assignment reaches it in the same transaction, whoever of the team may change it. */
export const caseDeedHandlers: readonly ActionHandler[] = [
  handle(approveScenario, async (ctx, { record }) => {
    const plan = record;
    const cases = ctx.asSystem('an approved scenario is the plan of its assignment').records(caseDetail);
    const of = await cases.get(plan.caseDetail.id, { lock: true });
    if (isRefusal(of)) return of;
    const planned = plannedCase(plan, of);
    if (isRefusal(planned)) return planned;
    const changed = await cases.update(of.id, planned);
    return isRefusal(changed) ? changed : undefined;
  }),
  handle(approveEstimate, async (ctx, { record }) => {
    const estimate = record;
    const estimates = ctx.asSystem('an approved estimate replaces the one before it').records(costEstimate);
    const before = await estimates.find({
      filter: {
        all: [
          { field: 'caseDetail', op: 'eq', value: estimate.caseDetail.id },
          { field: 'status', op: 'eq', value: 'APPROVED' },
        ],
      },
    });
    for (const one of before) {
      const moved = await estimates.move(one.id, 'status.replace');
      if (isRefusal(moved)) return moved;
    }
    return undefined;
  }),
];
