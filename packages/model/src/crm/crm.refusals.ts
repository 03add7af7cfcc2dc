import { defineRefusals } from '@homeport/grammar';

export const crmRefusals = defineRefusals('crm', {
  sameParty: { kind: 'invalid', text: 'Choose another party: this is the same one.' },
  taxNumbersDiffer: {
    kind: 'conflict',
    text: 'The tax numbers of the two differ. Correct one of them first if they are one party.',
  },
});
