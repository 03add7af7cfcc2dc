import { currency, decimal, derived, money, percentage, ref, text, whole } from '@homeport/grammar';

/** So many of something at a price, with its tax: what every line of a bill says, whoever sends it. */
export const billedLine = {
  sequence: whole('Order', { required: true, min: 1, max: 9999 }),
  description: text('Description', { required: true, max: 300 }),
  quantity: decimal('Quantity', { required: true, min: 0.0001, decimals: 4, initial: '1' }),
  unitAmount: money('Unit amount', { required: true }),
  currency: derived(currency('Currency')),
  taxCode: ref('Tax code', 'taxCode'),
  taxRate: derived(percentage('Tax rate')),
  goodsAmount: derived(money('Goods amount')),
  taxAmount: derived(money('Tax')),
} as const;

/** The columns its lists show, after whose line it is. */
export const billedColumns = [
  'sequence',
  'description',
  'quantity',
  'unitAmount',
  'goodsAmount',
  'taxAmount',
  'currency',
] as const;
