import { defineRules, Exact } from '@homeport/grammar';
import { approvalGroup } from './approval-group.entity.ts';
import { organisationRefusals as no } from './organisation.refusals.ts';

/** Limits are amounts of a currency, and one lies below the other. */
export const approvalGroupRules = defineRules(approvalGroup, {
  check: ({ amountOver, amountUpTo, currency }) => {
    if ((amountOver !== null || amountUpTo !== null) && !currency) return [no.limitCurrency(undefined, 'currency')];
    if (amountOver !== null && amountUpTo !== null && new Exact(amountUpTo).lessThanOrEqualTo(amountOver))
      return [no.limitsReversed(undefined, 'amountUpTo')];
    return [];
  },
});
