import { currency, defineEntity, money, percentage, type RecordOf, ref } from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/** One band of a tax table: what lies above `fromAmount` and up to `toAmount` is taxed at `rate`. Bands never overlap. */
export const taxTableBand = defineEntity({
  name: 'taxTableBand',
  label: 'Tax band',
  plural: 'Tax bands',
  title: ['taxTable', 'fromAmount'],
  unique: [{ fields: ['taxTable', 'fromAmount'] }],
  sort: 'fromAmount,asc',
  list: ['taxTable', 'fromAmount', 'toAmount', 'currency', 'rate', 'fixedAmount', 'updated'],
  menu: 'financial',
  configuration: {},
  excludes: [{ same: ['taxTable'], over: [{ from: 'fromAmount', to: 'toAmount' }] }],
  fields: {
    taxTable: ref('Tax table', 'taxTable', { required: true, fixed: true, onDelete: 'cascade' }),
    currency: currency('Currency', { required: true }),
    fromAmount: money('From', { required: true, min: 0 }),
    toAmount: money('To', { min: 0 }),
    rate: percentage('Tax rate', { required: true, min: 0, max: 100 }),
    fixedAmount: money('Fixed amount', { min: 0 }),
  },
  access: bookSettings,
});
export interface TaxTableBand extends RecordOf<typeof taxTableBand> {}
