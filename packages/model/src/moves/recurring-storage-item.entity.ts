import { choice, currency, date, decimal, defineEntity, derived, money, type RecordOf, ref } from '@homeport/grammar';
import { asItsWhole, books } from '../role-presets/door.generated.ts';

/** How the storage of one service is billed, month by month. There is one per storage, and every field of it is needed. */
export const recurringStorageItem = defineEntity({
  name: 'recurringStorageItem',
  label: 'Recurring storage item',
  plural: 'Recurring storage items',
  title: ['storage'],
  unique: [{ fields: ['storage'], refusal: 'moves.storageItemExists' }],
  indexes: [['lastInvoicedTo']],
  list: ['storage', 'charge', 'quantity', 'basis', 'rate', 'periodAmount', 'currency', 'frequency', 'lastInvoicedTo'],
  facts: ['storage', 'periodAmount', 'frequency', 'dateIn', 'lastInvoicedTo'],
  menu: 'operations',
  needsVersion: true,
  fields: {
    storage: ref('Storage', 'storage', { required: true, fixed: true }),
    charge: ref('Charge', 'charge', { required: true }),
    basis: choice(
      'Charged by',
      { CBM: 'Volume in CBM', CUFT: 'Volume in CUFT', KGS: 'Weight in KGS', CWT: 'Weight in 100 LBS', ITEM: 'Item' },
      { required: true },
    ),
    quantity: decimal('Quantity', { required: true, min: 0.0001, decimals: 4 }),
    rate: money('Rate', { required: true, min: 0.0001 }),
    currency: currency('Currency', { required: true }),
    frequency: choice(
      'Frequency',
      { DAILY: 'Daily', MONTHLY: 'Monthly', QUARTERLY: 'Quarterly' },
      { required: true, initial: 'MONTHLY' },
    ),
    increment: choice(
      'Broken periods',
      { DAYS: 'By the day', DAYS_30: 'In steps of 30 days' },
      { required: true, initial: 'DAYS' },
    ),
    dateIn: date('Billed from', { required: true }),
    dateOut: date('Billed to', { notBefore: 'dateIn' }),
    lastInvoicedTo: date('Last invoiced to', { notBefore: 'dateIn' }),
    periodAmount: derived(money('Amount per period')),
  },
  access: asItsWhole('storage', { ...books, planner: { do: ['read', 'create', 'update'] } }),
});
export interface RecurringStorageItem extends RecordOf<typeof recurringStorageItem> {}
