import { codeAndName, defineEntity, type RecordOf, ref, sequence, text } from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** One value of a lookup; values may depend on another one. */
export const lookupValue = defineEntity({
  name: 'lookupValue',
  label: 'Lookup value',
  plural: 'Lookup values',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['lookup', 'code'] }],
  indexes: [['lookup', 'sequence']],
  sort: 'sequence,asc',
  list: ['lookup', 'sequence', 'code', 'name', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  configuration: {},
  fields: {
    lookup: ref('Lookup', 'lookup', { required: true, fixed: true, onDelete: 'cascade' }),
    ...codeAndName,
    nameEs: text('Name in Spanish', { max: 120 }),
    nameFr: text('Name in French', { max: 120 }),
    parent: ref('Depends on', 'lookupValue'),
    sequence,
  },
  access: shownOutside(['lookup', 'code', 'name', 'nameEs', 'nameFr', 'parent', 'sequence'], settingsAccess),
});
export interface LookupValue extends RecordOf<typeof lookupValue> {}
