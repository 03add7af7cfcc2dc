import { defineRefusals } from '@homeport/grammar';

export const benefitRefusals = defineRefusals('benefits', {
  noLumpSum: { kind: 'notFound', text: 'No lump sum in your policy' },
  overBudget: { kind: 'invalid', text: '{missing} points are missing for this choice.' },
  optionMaximum: { kind: 'invalid', text: 'This option can be chosen {maximum} times at most.' },
  optionNeedsChildren: { kind: 'invalid', text: 'This option is for families with children.' },
  optionsClosed: { kind: 'conflict', text: 'Options could be chosen until {until}.' },
  overLumpSum: { kind: 'invalid', text: 'Only {left} {currency} of the lump sum are left.' },
  unknownOption: { kind: 'invalid', text: 'Item does not exist' },
  unableToInclude: { kind: 'conflict', text: 'Unable to include benefit' },
  lockedIn: { kind: 'conflict', text: 'The policy grants this benefit to everybody: it cannot be taken out.' },
  usedAlready: { kind: 'conflict', text: '{used} {currency} of this benefit are used already.' },
  reserved: { kind: 'notAllowed', text: 'The policy reserves this for other roles.' },
  notFlexible: { kind: 'invalid', text: 'This benefit is not flexible.' },
  notFlexed: { kind: 'conflict', text: 'The benefit is as the policy grants it.' },
  underLimit: { kind: 'invalid', text: 'The amount must be at least {limit} {currency}.' },
  overLimit: {
    kind: 'invalid',
    text: 'The amount is over the limit of {limit} {currency}: confirm it to ask for an exception.',
  },
  noExceptions: {
    kind: 'invalid',
    text: 'The amount is over the limit of {limit} {currency}, and the policy allows no exceptions.',
  },
  exceptionOpen: { kind: 'conflict', text: 'An exception for this benefit is being decided already.' },
  exceptionFailed: { kind: 'conflict', text: 'Exceptions could not be approved or sent' },
  ownException: { kind: 'notAllowed', text: 'You cannot decide your own request.' },
  asGranted: { kind: 'conflict', text: 'The benefits are as the policy grants them.' },
});
