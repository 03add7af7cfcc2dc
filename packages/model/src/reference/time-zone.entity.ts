import { country, defineEntity, type RecordOf, text } from '@homeport/grammar';
import { alsoFamily, everyoneReads, shownOutside } from '../role-presets/door.generated.ts';

/** IANA time zones with the country they belong to. */
export const timeZone = defineEntity({
  name: 'timeZone',
  label: 'Time zone',
  plural: 'Time zones',
  paths: ['time-zone'],
  scope: 'global',
  title: ['name'],
  search: ['name'],
  unique: [{ fields: ['name'] }],
  sort: 'name,asc',
  list: ['name', 'country', 'updated'],
  menu: 'admin',
  fields: {
    name: text('Name', { required: true, max: 60 }),
    country: country('Country'),
  },
  access: shownOutside(['name', 'country'], alsoFamily(everyoneReads)),
});
export interface TimeZone extends RecordOf<typeof timeZone> {}
