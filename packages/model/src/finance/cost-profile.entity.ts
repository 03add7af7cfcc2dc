import { codeAndName, currency, defineEntity, money, percentage, type RecordOf, ref, yesNo } from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/** What a service usually costs, and how far a vendor's invoice may be off before somebody has to look (EX-26). */
export const costProfile = defineEntity({
  name: 'costProfile',
  label: 'Cost profile',
  plural: 'Cost profiles',
  title: ['name'],
  search: ['code', 'name'],
  unique: [{ fields: ['code'] }],
  indexes: [['serviceType']],
  sort: 'code,asc',
  list: ['code', 'name', 'serviceType', 'expectedAmount', 'currency', 'tolerancePercent', 'active', 'updated'],
  menu: 'financial',
  canDeactivate: true,
  configuration: {},
  fields: {
    ...codeAndName,
    serviceType: ref('Service type', 'serviceType'),
    currency: currency('Currency', { required: true }),
    expectedAmount: money('Expected amount', { min: 0 }),
    tolerancePercent: percentage('Tolerance', { min: 0, max: 100 }),
    toleranceAmount: money('Tolerance at most', { min: 0 }),
    isPassedOn: yesNo('Passed on to the client', { initial: true }),
    taxCode: ref('Tax code', 'taxCode'),
    financialCode: ref('Financial code', 'financialCode'),
  },
  access: bookSettings,
});
export interface CostProfile extends RecordOf<typeof costProfile> {}
