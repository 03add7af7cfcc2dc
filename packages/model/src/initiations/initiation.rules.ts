import { defineRules, makerOf } from '@homeport/grammar';
import { initiation } from './initiation.entity.ts';
import { initiationRefusals as no } from './initiations.refusals.ts';

/** Handed in with a service, decided by somebody else. */
export const initiationRules = defineRules(initiation, {
  check: ({ startDate, endDate }) =>
    startDate !== null && endDate !== null && endDate < startDate ? [no.endBeforeStart(undefined, 'endDate')] : [],
  guards: {
    hasRoute: ({ homeCountry, hostCountry, startDate }) => {
      if (!homeCountry) return no.homeNeeded();
      if (!hostCountry) return no.hostNeeded();
      return startDate ? undefined : no.startNeeded();
    },
    hasService: ({ services }) => ((services ?? []).length === 0 ? no.serviceNeeded() : undefined),
    isNotOwn: (record, { me }) =>
      record.requestedBy?.id === me.user || makerOf(record) === me.user ? no.ownRequest() : undefined,
  },
});
