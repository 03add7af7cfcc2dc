import {
  currency,
  date,
  defineEntity,
  derived,
  file,
  longText,
  money,
  percentage,
  type RecordOf,
  ref,
  whole,
  yesNo,
} from '@homeport/grammar';
import { vendor } from '../record-presets/door.generated.ts';
import { asItsWhole, operations } from '../role-presets/door.generated.ts';

/** The answer of one vendor to a rate request. One per request is chosen; `saleAmount` is what the client will pay for it. */
export const rateRequestQuote = defineEntity({
  name: 'rateRequestQuote',
  label: 'Quote',
  plural: 'Quotes',
  title: ['rateRequest', 'vendor'],
  unique: [{ fields: ['rateRequest'], when: 'isChosen', refusal: 'moves.oneChosenQuote' }],
  indexes: [['rateRequest'], ['vendorUser']],
  sort: 'amount,asc',
  list: ['rateRequest', 'vendor', 'amount', 'saleAmount', 'currency', 'transitDays', 'validUntil', 'isChosen'],
  menu: 'operations',
  partOf: 'rateRequest',
  closesWith: 'rateRequest',
  fields: {
    rateRequest: ref('Rate request', 'rateRequest', { required: true, fixed: true, onDelete: 'cascade' }),
    vendor: { ...vendor(), required: true },
    vendorUser: ref('Vendor user', 'user'),
    amount: money('Quoted amount', { required: true, min: 0 }),
    currency: currency('Currency', { required: true }),
    transitDays: whole('Transit time', { min: 0, max: 365, unit: 'days' }),
    validUntil: date('Valid until'),
    included: longText('Included', { max: 2000 }),
    excluded: longText('Not included', { max: 2000 }),
    document: file('Document', { accept: ['application/pdf'] }),
    isChosen: yesNo('Chosen', { initial: false }),
    saleAmount: money('Sale', { min: 0 }),
    markupPercent: derived(percentage('Markup')),
    grossProfit: derived(money('Gross profit')),
  },
  access: asItsWhole('rateRequest', {
    ...operations,
    vendor: {
      do: ['read', 'create', 'update'],
      where: { field: 'vendorUser', op: 'eq', value: '$me.user' },
      show: [
        'rateRequest',
        'vendor',
        'vendorUser',
        'amount',
        'currency',
        'transitDays',
        'validUntil',
        'included',
        'excluded',
        'document',
        'isChosen',
      ],
      readOnly: ['isChosen'],
    },
  }),
});
export interface RateRequestQuote extends RecordOf<typeof rateRequestQuote> {}
