import { defineRefusals } from '@homeport/grammar';

export const benefitRefusals = defineRefusals('benefits', {
  noLumpSum: { kind: 'notFound', text: 'No lump sum in your policy' },
  overBudget: { kind: 'invalid', text: '{missing} points are missing for this choice.' },
  optionMaximum: { kind: 'invalid', text: 'This option can be chosen {maximum} times at most.' },
  optionNeedsChildren: { kind: 'invalid', text: 'This option is for families with children.' },
  optionsClosed: { kind: 'conflict', text: 'Options could be chosen until {until}.' },
  overLumpSum: { kind: 'invalid', text: 'Only {left} {currency} of the lump sum are left.' },
  unknownOption: { kind: 'invalid', text: 'Item does not exist' },
});
