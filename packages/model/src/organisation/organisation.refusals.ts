import { defineRefusals } from '@homeport/grammar';

export const organisationRefusals = defineRefusals('organisation', {
  dataCenterNeeded: { kind: 'invalid', text: 'Company group activation requires a data centre.' },
  activationRunning: { kind: 'conflict', text: 'This company group is being activated.' },
  endBeforeStart: { kind: 'invalid', text: 'The end must not be before the start.' },
  bandReversed: { kind: 'invalid', text: 'The highest pay must not be below the lowest.' },
  officeNeeded: { kind: 'invalid', text: 'A team that sees its own office only needs an office.' },
  oneDefaultDataCenter: { kind: 'conflict', text: 'Only one data centre is the default.' },
  teamAccess: { kind: 'invalid', text: 'Please select team access.' },
});
