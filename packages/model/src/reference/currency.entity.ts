import { currency as currencyCode, defineEntity, type RecordOf, text, whole, yesNo } from '@homeport/grammar';
import { everyoneReads, shownOutside } from '../role-presets/door.generated.ts';

/** ISO 4217, the same for all tenants. */
export const currency = defineEntity({
  name: 'currency',
  label: 'Currency',
  plural: 'Currencies',
  paths: ['currency'],
  comesWhole: true,
  scope: 'global',
  title: ['code'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'code,asc',
  list: ['code', 'name', 'decimals', 'numericCode', 'updated'],
  menu: 'admin',
  fields: {
    code: currencyCode('Code', { required: true }),
    name: text('Name', { required: true, max: 100 }),
    nameEs: text('Name in Spanish', { required: true, max: 100 }),
    nameFr: text('Name in French', { required: true, max: 100 }),
    numericCode: text('Numeric code', { max: 3 }),
    decimals: whole('Decimals', {
      required: true,
      min: 0,
      max: 4,
      help: 'Digits of the minor unit: JPY 0, EUR 2, KWD 3.',
    }),
    isFund: yesNo('Fund or metal', { initial: false, rare: true }),
  },
  access: shownOutside(['code', 'name', 'nameEs', 'nameFr', 'numericCode', 'decimals', 'isFund'], everyoneReads),
});
export interface Currency extends RecordOf<typeof currency> {}
