import { defineRefusals } from '@homeport/grammar';

export const rateRefusals = defineRefusals('rates', {
  alreadyExists: { kind: 'conflict', text: 'Exchange rate record already exists' },
  noRate: { kind: 'invalid', text: 'No exchange rate between {from} and {to}' },
  sameCurrency: { kind: 'invalid', text: 'From and to currency must differ.' },
});
