import { currency, decimal, defineEntity, derived, money, type RecordOf, ref, text } from '@homeport/grammar';
import { booksBehind } from '../role-presets/door.generated.ts';

/**
 * What is credited of one line of the invoice: an amount, or a new quantity and price that take the place of the old ones and
 * must be worth less. `creditAmount` is what goes back, without tax.
 */
export const creditNoteLine = defineEntity({
  name: 'creditNoteLine',
  label: 'Credit note line',
  plural: 'Credit note lines',
  title: ['creditNote', 'description'],
  search: ['description'],
  indexes: [['creditNote'], ['invoiceLine']],
  list: ['creditNote', 'invoiceLine', 'description', 'creditAmount', 'taxAmount', 'currency', 'updated'],
  menu: 'financial',
  partOf: 'creditNote',
  closesWith: 'creditNote',
  fields: {
    creditNote: ref('Credit note', 'creditNote', { required: true, fixed: true, onDelete: 'cascade' }),
    invoiceLine: ref('Line to credit', 'invoiceLine'),
    description: text('Description', { required: true, max: 300 }),
    amount: money('Amount to credit'),
    newQuantity: decimal('New quantity', { decimals: 4 }),
    newUnitAmount: money('New unit amount'),
    currency: derived(currency('Currency')),
    creditAmount: derived(money('Credited without tax')),
    taxAmount: derived(money('Tax')),
  },
  access: booksBehind('creditNote'),
});
export interface CreditNoteLine extends RecordOf<typeof creditNoteLine> {}
