import { defineCalculation, many, money, sum } from '@homeport/grammar';

/** What is paid at once: reports of one account and currency, so nothing is converted or rounded. */
export const paymentTotal = defineCalculation({
  name: 'paymentTotal',
  source: 'The sum of what is paid together, all in one currency',
  inputs: { parts: many(money('Payment')) },
  result: money('Total'),
  work: ({ parts }, _, { currency }: { readonly currency: string }) => sum(parts, { kind: 'money', currency }),
});
