import { defineRefusals } from '@homeport/grammar';

export const moneyRefusals = defineRefusals('money', {
  tooPrecise: { kind: 'invalid', text: 'This amount has too many decimals.' },
  noWeights: { kind: 'invalid', text: 'There is nothing to split the amount over.' },
  negativeWeight: { kind: 'invalid', text: 'Shares must not be negative.' },
});
