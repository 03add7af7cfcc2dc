import { type ActionHandler, handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { approveEstimate, costEstimate } from '@homeport/model/cases';

/** What is decided about an assignment reaches it in the same transaction, whoever of the team may change it. */
export const caseDeedHandlers: readonly ActionHandler[] = [
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
