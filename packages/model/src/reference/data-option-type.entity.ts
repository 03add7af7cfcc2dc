import { codeAndName, defineEntity, longText, type RecordOf, text, yesNo } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** A pick list: its choices are the data options with its code. */
export const dataOptionType = defineEntity({
  name: 'dataOptionType',
  label: 'Data option type',
  plural: 'Data option types',
  ...coded,
  list: ['code', 'name', 'isBuiltIn', 'active', 'updated'],
  configuration: { first: true },
  fields: {
    ...codeAndName,
    nameEs: text('Name in Spanish', { max: 120 }),
    nameFr: text('Name in French', { max: 120 }),
    isBuiltIn: yesNo('Comes with the product', { initial: false }),
    description: longText('Description', { max: 1000 }),
  },
  access: shownOutside(['code', 'name', 'nameEs', 'nameFr', 'isBuiltIn', 'description'], settingsAccess),
});
export interface DataOptionType extends RecordOf<typeof dataOptionType> {}
