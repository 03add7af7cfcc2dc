import { codeAndName, defineEntity, longText, type RecordOf, ref } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** Jobs that are alike: engineering, finance, sales. */
export const jobFamily = defineEntity({
  name: 'jobFamily',
  label: 'Job family',
  plural: 'Job families',
  ...coded,
  list: ['code', 'name', 'businessFunction', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    businessFunction: ref('Business function', 'businessFunction'),
    description: longText('Description', { max: 1000 }),
  },
  access: shownOutside(['code', 'name', 'businessFunction', 'description'], staffSettings),
});
export interface JobFamily extends RecordOf<typeof jobFamily> {}
