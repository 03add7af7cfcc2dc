import { code, country, date, defineEntity, percentage, type RecordOf, text, yesNo } from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** A tax that may be inside an amount, from one day to another: a rate that changes is a new code. */
export const taxCode = defineEntity({
  name: 'taxCode',
  label: 'Tax code',
  plural: 'Tax codes',
  paths: ['tax-code'],
  comesWhole: true,
  title: ['code', 'name'],
  search: ['code', 'name'],
  unique: [{ fields: ['code'] }],
  sort: 'code,asc',
  list: ['code', 'name', 'country', 'rate', 'validFrom', 'validTo', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    country: country('Country'),
    rate: percentage('Tax rate', { required: true, min: 0, max: 100 }),
    recoverable: yesNo('Recoverable', { initial: false }),
    validFrom: date('Valid from'),
    validTo: date('Valid to', { notBefore: 'validFrom' }),
  },
  access: shownOutside(['code', 'name', 'country', 'rate', 'validFrom', 'validTo'], settingsAccess),
});
export interface TaxCode extends RecordOf<typeof taxCode> {}
