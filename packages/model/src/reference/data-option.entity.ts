import { code, defineEntity, type RecordOf, text, whole } from '@homeport/grammar';
import { alsoFamily, settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** One choice of a pick list, per tenant. `optionTypeCode` says of which list. */
export const dataOption = defineEntity({
  name: 'dataOption',
  label: 'Data option',
  plural: 'Data options',
  paths: ['data-option'],
  comesWhole: true,
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['optionTypeCode', 'code'], refusal: 'reference.sameCodeAndType' }],
  indexes: [['optionTypeCode', 'sequence']],
  sort: 'sequence,asc',
  list: ['optionTypeCode', 'code', 'name', 'sequence', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  configuration: { first: true },
  fields: {
    optionTypeCode: code('Type', { required: true, max: 60, fixed: true }),
    code: code('Code', { required: true, max: 60, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    nameEs: text('Name in Spanish', { max: 120 }),
    nameFr: text('Name in French', { max: 120 }),
    sequence: whole('Sequence', { initial: 0, min: 0, max: 100000 }),
  },
  access: shownOutside(['optionTypeCode', 'code', 'name', 'nameEs', 'nameFr', 'sequence'], alsoFamily(settingsAccess)),
});
export interface DataOption extends RecordOf<typeof dataOption> {}
