import { defineRefusals } from '@homeport/grammar';

export const organisationRefusals = defineRefusals('organisation', {
  dataCenterNeeded: { kind: 'invalid', text: 'Company group activation requires a data centre.' },
  activationRunning: { kind: 'conflict', text: 'This company group is being activated.' },
  groupOrCompany: { kind: 'invalid', text: 'Choose a company group or a company, one of the two.' },
  badSubDomain: { kind: 'invalid', text: 'A sub-domain has lower-case letters, digits and dashes only.' },
  loginWithSpaces: { kind: 'invalid', text: 'A username has no spaces.' },
  tenantIsMade: { kind: 'invalid', text: 'The tenant is made already and keeps its code.' },
  managingOnly: { kind: 'notAllowed', text: 'Only a managing company activates companies.' },
  isActivated: { kind: 'conflict', text: 'It has a tenant already.' },
  dataCenterAway: {
    kind: 'invalid',
    text: 'This installation reaches its own database only. Choose a data center of the kind “This installation” that is active and names no other server.',
  },
  tenantTaken: { kind: 'conflict', text: 'Another tenant has this code or sub-domain.' },
  loginTaken: { kind: 'conflict', text: 'Somebody else has this username.' },
  notReached: { kind: 'conflict', text: 'The managing company does not reach the new tenant.' },
  storeFails: { kind: 'unavailable', text: 'The database or the file store did not pass its check.' },
  activationStopped: { kind: 'conflict', text: 'The activation was stopped.' },
  activationBroke: {
    kind: 'unavailable',
    text: 'It could not be finished. Try again; if it stays so, give your support the reference {reference}.',
  },
  endBeforeStart: { kind: 'invalid', text: 'The end must not be before the start.' },
  bandReversed: { kind: 'invalid', text: 'The highest pay must not be below the lowest.' },
  officeNeeded: { kind: 'invalid', text: 'A team that sees its own office only needs an office.' },
  oneDefaultDataCenter: { kind: 'conflict', text: 'Only one data center is the default.' },
  limitCurrency: { kind: 'invalid', text: 'Limits need the currency of their amounts.' },
  limitsReversed: { kind: 'invalid', text: 'The upper limit lies above the lower one.' },
  teamAccess: { kind: 'invalid', text: 'Please select team access.' },
});
