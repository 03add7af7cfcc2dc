import { defineRules, makerOf } from '@homeport/grammar';
import { initiation } from './initiation.entity.ts';
import { workflowRefusals as no } from './workflow.refusals.ts';

/** Handed in with a service, decided by somebody else. */
export const initiationRules = defineRules(initiation, {
  check: ({ startDate, endDate }) =>
    endDate !== null && endDate < startDate ? [no.endBeforeStart(undefined, 'endDate')] : [],
  guards: {
    hasService: ({ services }) => ((services ?? []).length === 0 ? no.serviceNeeded() : undefined),
    isNotOwn: (record, { me }) =>
      record.requestedBy?.id === me.user || makerOf(record) === me.user ? no.ownRequest() : undefined,
  },
});
