import { codeAndName, currency, defineEntity, money, percentage, type RecordOf, ref } from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/** How what we do becomes charges to a client: the list of charges, the markup and the tax. */
export const chargeProfile = defineEntity({
  name: 'chargeProfile',
  label: 'Charge profile',
  plural: 'Charge profiles',
  title: ['name'],
  search: ['code', 'name'],
  unique: [{ fields: ['code'] }],
  sort: 'code,asc',
  list: ['code', 'name', 'currency', 'markupPercent', 'taxCode', 'active', 'updated'],
  menu: 'financial',
  canDeactivate: true,
  configuration: {},
  fields: {
    ...codeAndName,
    currency: currency('Currency', { required: true }),
    markupPercent: percentage('Markup on cost', { min: 0, max: 1000 }),
    minimumMarkup: money('Minimum markup', { min: 0 }),
    taxCode: ref('Tax code', 'taxCode'),
    financialCode: ref('Financial code', 'financialCode'),
  },
  access: bookSettings,
});
export interface ChargeProfile extends RecordOf<typeof chargeProfile> {}
