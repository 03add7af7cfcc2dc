import {
  currency,
  defineEntity,
  effective,
  longText,
  money,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/**
 * The price of a service type from a day on. Two prices of the same service, in one currency, for the same client,
 * policy and benefit and the same quantities never hold on one day: an exclusion constraint sees to it.
 */
export const pricingMatrix = defineEntity({
  name: 'pricingMatrix',
  label: 'Price',
  plural: 'Pricing matrices',
  title: ['name'],
  search: ['name'],
  indexes: [['serviceType', 'effectiveFrom'], ['financialEntity'], ['policy']],
  sort: 'name,asc',
  list: [
    'name',
    'serviceType',
    'financialEntity',
    'policy',
    'unitPrice',
    'currency',
    'effectiveFrom',
    'effectiveTo',
    'updated',
  ],
  facts: ['serviceType', 'unitPrice', 'taxCode', 'effectiveFrom', 'effectiveTo', 'flexQuantity'],
  menu: 'financial',
  canDeactivate: true,
  excludes: [
    {
      same: ['serviceType', 'currency'],
      sameOrEmpty: ['financialEntity', 'policy', 'benefit'],
      over: [
        { from: 'fromQuantity', to: 'toQuantity' },
        { from: 'effectiveFrom', to: 'effectiveTo' },
      ],
      when: { field: 'active', op: 'eq', value: true },
    },
  ],
  fields: {
    name: text('Name', { required: true, max: 160 }),
    serviceType: ref('Service type', 'serviceType', { required: true }),
    financialEntity: ref('Client', 'financialEntity'),
    policy: ref('Policy', 'policy', { help: 'Empty: whatever the policy.' }),
    benefit: ref('Benefit', 'benefit'),
    unitPrice: money('Unit price', { required: true, min: 0 }),
    currency: currency('Currency', { required: true }),
    taxCode: ref('Tax code', 'taxCode'),
    fromQuantity: whole('From quantity', { required: true, min: 1, max: 100000, initial: 1 }),
    toQuantity: whole('To quantity', { min: 1, max: 100000 }),
    flexQuantity: yesNo('Quantity is flexible', { initial: false }),
    flexOptions: longText('Flex options', { max: 1000, help: 'One option per line.' }),
    ...effective,
  },
  access: bookSettings,
});
export interface PricingMatrix extends RecordOf<typeof pricingMatrix> {}
