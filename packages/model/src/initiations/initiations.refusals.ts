import { defineRefusals } from '@homeport/grammar';

export const initiationRefusals = defineRefusals('initiations', {
  firstStepNeeded: { kind: 'invalid', text: 'At least one initiation step must be sequenced at 1.' },
  serviceNeeded: { kind: 'invalid', text: 'At least one relocation service must be selected.' },
  ownRequest: { kind: 'notAllowed', text: 'You cannot decide your own request.' },
  endBeforeStart: { kind: 'invalid', text: 'The end must not be before the start.' },
  officeInvalid: {
    kind: 'conflict',
    text: 'Case accounting cannot be created because the case owner office is invalid. Contact the system administrator.',
  },
  accountingCurrency: {
    kind: 'conflict',
    text: 'Case accounting cannot be created because no currency is known: neither request, package, policy nor company names one.',
  },
  policyNotInForce: { kind: 'conflict', text: 'The policy is not in force.' },
  managerNeeded: { kind: 'conflict', text: 'The manager that was chosen does not work for this company any more.' },
  homeNeeded: { kind: 'invalid', text: 'Please complete Home country' },
  hostNeeded: { kind: 'invalid', text: 'Please complete Host country' },
  startNeeded: { kind: 'invalid', text: 'Please complete Start date' },
});
