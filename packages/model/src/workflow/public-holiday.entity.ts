import { country, date, defineEntity, type RecordOf, text } from '@homeport/grammar';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** A day on which a country does not work. Steps of assignments there neither begin nor fall due on it. */
export const publicHoliday = defineEntity({
  name: 'publicHoliday',
  label: 'Public holiday',
  plural: 'Public holidays',
  title: ['country', 'day', 'name'],
  search: ['name'],
  unique: [{ fields: ['country', 'day'] }],
  indexes: [['country', 'day']],
  sort: 'day,asc',
  ahead: 'day',
  list: ['country', 'day', 'name', 'source', 'updated'],
  menu: 'admin',
  configuration: {},
  fields: {
    country: country('Country', { required: true }),
    day: date('Day', { required: true }),
    name: text('Name', { required: true, max: 160 }),
    source: text('Source', { max: 200, help: 'The law or the publication that it is taken from.' }),
  },
  access: shownOutside(['country', 'day', 'name'], staffSettings),
});
export interface PublicHoliday extends RecordOf<typeof publicHoliday> {}
