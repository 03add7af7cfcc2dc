import { defineRefusals } from '@homeport/grammar';

export const moneyRefusals = defineRefusals('money', {
  notADecimal: { kind: 'invalid', text: 'An amount must be a number.' },
  tooLarge: { kind: 'invalid', text: 'This amount is too large.' },
  tooPrecise: { kind: 'invalid', text: 'This amount has too many decimals.' },
  noWeights: { kind: 'invalid', text: 'There is nothing to split the amount over.' },
  negativeWeight: { kind: 'invalid', text: 'Shares must not be negative.' },
});
