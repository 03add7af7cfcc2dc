import { defineAction, ref } from '@homeport/grammar';
import { sellers } from './crm-access.ts';
import { party } from './party.entity.ts';

/**
 * Two parties turn out to be one: everything of the other becomes this one's, which learns what it did not know, and the other goes
 * into the bin.
 */
export const mergeParties = defineAction({
  name: 'merge',
  on: party,
  label: 'Merge with another party',
  by: sellers,
  where: { field: 'active', op: 'eq', value: true },
  input: {
    other: ref('The other party', 'party', { required: true, help: 'What belongs to it will belong to this one.' }),
  },
  refusals: ['crm.sameParty', 'crm.taxNumbersDiffer'],
});
