import { codeAndName, defineEntity, longText, type RecordOf } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** What a part of the business is for: research, production, sales. */
export const businessFunction = defineEntity({
  name: 'businessFunction',
  label: 'Business function',
  plural: 'Business functions',
  ...coded,
  list: ['code', 'name', 'active', 'updated'],
  configuration: {},
  fields: { ...codeAndName, description: longText('Description', { max: 1000 }) },
  access: shownOutside(['code', 'name', 'description'], staffSettings),
});
export interface BusinessFunction extends RecordOf<typeof businessFunction> {}
