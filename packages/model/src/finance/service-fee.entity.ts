import {
  choice,
  codeAndName,
  currency,
  defineEntity,
  effective,
  money,
  percentage,
  type RecordOf,
  ref,
} from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/** What we ask for managing a service: fixed, per day, or a share of its cost. One at a time per code. */
export const serviceFee = defineEntity({
  name: 'serviceFee',
  label: 'Service fee',
  plural: 'Service fees',
  title: ['name', 'effectiveFrom'],
  search: ['code', 'name'],
  indexes: [['code', 'effectiveFrom'], ['serviceType']],
  sort: 'code,asc',
  list: ['code', 'name', 'serviceType', 'kind', 'amount', 'percent', 'currency', 'effectiveFrom', 'effectiveTo'],
  menu: 'financial',
  canDeactivate: true,
  excludes: [
    {
      same: ['code'],
      over: [{ from: 'effectiveFrom', to: 'effectiveTo' }],
      when: { field: 'active', op: 'eq', value: true },
    },
  ],
  fields: {
    ...codeAndName,
    serviceType: ref('Service type', 'serviceType'),
    financialEntity: ref('Client', 'financialEntity'),
    kind: choice('Kind', { FIXED: 'Fixed', DAY: 'Per day', PERCENT: 'Percent of cost' }, { required: true }),
    amount: money('Amount', { min: 0 }),
    currency: currency('Currency', { required: true }),
    percent: percentage('Percent of cost', { min: 0, max: 100 }),
    taxCode: ref('Tax code', 'taxCode'),
    ...effective,
  },
  access: bookSettings,
});
export interface ServiceFee extends RecordOf<typeof serviceFee> {}
