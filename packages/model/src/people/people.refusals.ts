import { defineRefusals } from '@homeport/grammar';

export const peopleRefusals = defineRefusals('people', {
  choicesNeeded: { kind: 'invalid', text: 'Give at least two choices, one line for each.' },
});
