import {
  choice,
  codeAndName,
  currency,
  defineEntity,
  longText,
  money,
  percentage,
  type RecordOf,
  ref,
} from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/** One thing that can be charged. Code, name and tax code are required (specification, section 5). */
export const charge = defineEntity({
  name: 'charge',
  label: 'Charge',
  plural: 'Charges',
  title: ['name'],
  search: ['code', 'name'],
  unique: [{ fields: ['code'] }],
  indexes: [['chargeProfile'], ['serviceType']],
  sort: 'code,asc',
  list: ['code', 'name', 'chargeProfile', 'unitPrice', 'currency', 'unit', 'taxCode', 'active', 'updated'],
  menu: 'financial',
  canDeactivate: true,
  closedWhenUsed: ['invoiceLine.charge'],
  configuration: {},
  fields: {
    ...codeAndName,
    taxCode: ref('Tax code', 'taxCode', { required: true }),
    description: longText('Description', { max: 1000 }),
    chargeProfile: ref('Charge profile', 'chargeProfile'),
    serviceType: ref('Service type', 'serviceType'),
    unit: choice(
      'Charged',
      { EACH: 'Each', DAY: 'Per day', MONTH: 'Per month', HOUR: 'Per hour', PERCENT: 'Percent of cost' },
      { required: true, initial: 'EACH' },
    ),
    unitPrice: money('Unit price', { min: 0 }),
    currency: currency('Currency', { required: true }),
    percent: percentage('Percent of cost', { min: 0, max: 1000 }),
    financialCode: ref('Financial code', 'financialCode'),
  },
  access: bookSettings,
});
export interface Charge extends RecordOf<typeof charge> {}
