import {
  choice,
  currency,
  date,
  decimal,
  defineEntity,
  derived,
  lifecycle,
  type RecordOf,
  text,
} from '@homeport/grammar';
import { everyoneReads, shownOutside } from '../role-presets/door.generated.ts';

/**
 * One rate of one day: 1 unit of `fromCurrency` buys `rate` units of `toCurrency`. `inverse` is derived, never entered. Decided here: one that a
 * submitted amount was converted with is closed, so that whoever looks it up later finds the number that was used.
 */
export const exchangeRate = defineEntity({
  name: 'exchangeRate',
  label: 'Exchange rate',
  plural: 'Exchange rates',
  paths: ['exchange-rate'],
  title: ['fromCurrency', 'toCurrency', 'effectiveDate'],
  unique: [{ fields: ['fromCurrency', 'toCurrency', 'effectiveDate', 'source'], refusal: 'rates.alreadyExists' }],
  indexes: [['fromCurrency', 'toCurrency', 'effectiveDate'], ['effectiveDate']],
  sort: 'effectiveDate,desc',
  list: [
    'fromCurrency',
    'toCurrency',
    'effectiveDate',
    'rate',
    'buy',
    'sell',
    'inverse',
    'source',
    'status',
    'updated',
  ],
  facts: ['fromCurrency', 'toCurrency', 'effectiveDate', 'rate', 'inverse', 'source'],
  menu: 'financial',
  needsVersion: true,
  sections: [
    { label: 'Rate', fields: ['fromCurrency', 'toCurrency', 'effectiveDate', 'source', 'rate', 'inverse'] },
    { label: 'Buy and sell', fields: ['buy', 'sell', 'buy3Months', 'sell3Months', 'buy6Months', 'sell6Months'] },
  ],
  fields: {
    fromCurrency: currency('From currency', { required: true, fixed: true }),
    toCurrency: currency('To currency', { required: true, fixed: true }),
    effectiveDate: date('Effective date', { required: true, fixed: true }),
    source: choice(
      'Source',
      { ECB: 'Central bank', MANUAL: 'Entered by hand', IMPORT: 'Imported' },
      { required: true, initial: 'MANUAL', fixed: true },
    ),
    note: text('Note', { max: 200, rare: true }),
    rate: decimal('Rate', { required: true, min: 0.0000000001, decimals: 10 }),
    inverse: derived(decimal('Inverse rate', { decimals: 10 })),
    buy: decimal('Buy', { min: 0.0000000001, decimals: 10 }),
    sell: decimal('Sell', { min: 0.0000000001, decimals: 10 }),
    buy3Months: decimal('Buy, 3 months', { min: 0.0000000001, decimals: 10 }),
    sell3Months: decimal('Sell, 3 months', { min: 0.0000000001, decimals: 10 }),
    buy6Months: decimal('Buy, 6 months', { min: 0.0000000001, decimals: 10 }),
    sell6Months: decimal('Sell, 6 months', { min: 0.0000000001, decimals: 10 }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, deletable: true, primary: 'edit' },
        USED: { label: 'Used', tone: 'success', final: true },
      },
      transitions: { use: { label: 'Use', from: ['OPEN'], to: 'USED', by: [], system: true } },
    }),
  },
  access: shownOutside(['fromCurrency', 'toCurrency', 'effectiveDate', 'source', 'rate', 'inverse'], {
    ...everyoneReads,
    finance: { do: 'everything' },
    financeLead: { do: 'everything' },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  }),
});
export interface ExchangeRate extends RecordOf<typeof exchangeRate> {}
