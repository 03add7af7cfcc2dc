import { defineAction, ref } from '@homeport/grammar';
import { bankDetails } from './bank-details.entity.ts';

/**
 * From now on approved reports in the account's currency are paid to it; whichever was chosen in that currency before is not
 * any more. Payments that were built keep their account.
 */
export const payHere = defineAction({
  name: 'payHere',
  on: bankDetails,
  scope: 'collection',
  label: 'Pay to this account',
  by: ['assignee'],
  proof: 'freshSignIn',
  input: { account: ref('Account', 'bankDetails', { required: true }) },
  answer: { account: ref('Account', 'bankDetails') },
  refusals: ['banking.accountOutOfUse'],
});
