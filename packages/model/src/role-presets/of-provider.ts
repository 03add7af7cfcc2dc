import type { Filter } from '@homeport/grammar';

/**
 * Services that are the caller's as somebody of a provider: those that name the caller, and where the provider does not keep its
 * people to their own cases, those of all its people, except of confidential assignments, which only who is named sees. `service` is
 * the relation to the service; the service itself without it.
 */
export function ofMyProvider(service?: string): Filter {
  const at = (field: string): string => (service === undefined ? field : `${service}.${field}`);
  return {
    any: [
      { field: at('vendorUser'), op: 'eq', value: '$me.user' },
      {
        all: [
          { field: at('provider.ownCasesOnly'), op: 'eq', value: false },
          { field: at('provider.users'), op: 'eq', value: '$me.user' },
          { field: at('caseDetail.confidential'), op: 'eq', value: false },
        ],
      },
    ],
  };
}
