import { codeAndName, defineEntity, longText, type RecordOf } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** A list of values that forms and own fields choose from. */
export const lookup = defineEntity({
  name: 'lookup',
  label: 'Lookup',
  plural: 'Lookups',
  ...coded,
  list: ['code', 'name', 'active', 'updated'],
  configuration: {},
  fields: { ...codeAndName, description: longText('Description', { max: 1000 }) },
  access: shownOutside(['code', 'name', 'description'], settingsAccess),
});
export interface Lookup extends RecordOf<typeof lookup> {}
