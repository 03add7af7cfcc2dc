import { codeAndName, coordinates, country, defineEntity, option, type RecordOf, ref, text } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** A place people are sent from and to: a town, a site, an airport. */
export const location = defineEntity({
  name: 'location',
  label: 'Location',
  plural: 'Locations',
  ...coded,
  indexes: [['country']],
  list: ['code', 'name', 'country', 'state', 'kind', 'active', 'updated'],
  fields: {
    ...codeAndName,
    name: text('Name', { required: true, max: 120, place: { in: 'country' } }),
    country: country('Country', { required: true }),
    state: text('State or region', { max: 60 }),
    kind: option('Kind', 'PLACE_KIND'),
    unLocode: text('UN/LOCODE', { min: 5, max: 5, help: 'Five letters and digits: FRLYO is Lyon.' }),
    airportCode: text('Airport code', { min: 3, max: 3, help: 'IATA: LYS is Lyon.' }),
    timeZone: ref('Time zone', 'timeZone'),
    position: coordinates('Position'),
  },
  access: shownOutside(
    ['code', 'name', 'country', 'state', 'kind', 'unLocode', 'airportCode', 'timeZone', 'position'],
    settingsAccess,
  ),
});
export interface Location extends RecordOf<typeof location> {}
