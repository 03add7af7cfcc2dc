import { country as countryCode, currency, defineEntity, type RecordOf, text } from '@homeport/grammar';
import { alsoFamily, everyoneReads, shownOutside } from '../role-presets/door.generated.ts';

/** ISO 3166-1, the same for all tenants. */
export const country = defineEntity({
  name: 'country',
  label: 'Country',
  plural: 'Countries',
  paths: ['country'],
  comesWhole: true,
  scope: 'global',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  list: ['code', 'name', 'alpha3', 'currency', 'callingCode', 'updated'],
  menu: 'admin',
  fields: {
    code: countryCode('Code', { required: true }),
    name: text('Name', { required: true, max: 100 }),
    nameEs: text('Name in Spanish', { required: true, max: 100 }),
    nameFr: text('Name in French', { required: true, max: 100 }),
    alpha3: text('Three-letter code', { max: 3 }),
    numericCode: text('Numeric code', { max: 3 }),
    externalId2: text('External id 2', { max: 50, rare: true }),
    currency: currency('Currency'),
    callingCode: text('Calling code', { max: 8 }),
    continent: text('Continent', { max: 30 }),
  },
  access: shownOutside(
    ['code', 'name', 'nameEs', 'nameFr', 'alpha3', 'numericCode', 'currency', 'callingCode', 'continent'],
    alsoFamily(everyoneReads),
  ),
});
export interface Country extends RecordOf<typeof country> {}
