import { codeAndName, defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** A part of a company, as deep as it is organised. */
export const division = defineEntity({
  name: 'division',
  label: 'Division',
  plural: 'Divisions',
  ...coded,
  indexes: [['company'], ['parent']],
  list: ['code', 'name', 'company', 'parent', 'head', 'active', 'updated'],
  fields: {
    ...codeAndName,
    company: ref('Company', 'company'),
    parent: ref('Belongs to', 'division'),
    head: ref('Head', 'user', { onDelete: 'clear' }),
    costCenter: ref('Cost center', 'costCenter'),
  },
  access: shownOutside(['code', 'name', 'company', 'parent', 'costCenter'], staffSettings),
});
export interface Division extends RecordOf<typeof division> {}
