import { codeAndName, defineEntity, longText, type RecordOf, ref } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** A list of what must not be forgotten, for assignments or services of a kind. */
export const masterChecklist = defineEntity({
  name: 'masterChecklist',
  label: 'Master checklist',
  plural: 'Master checklists',
  ...coded,
  list: ['code', 'name', 'caseType', 'serviceType', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    caseType: ref('Case type', 'caseType'),
    serviceType: ref('Service type', 'serviceType'),
    description: longText('Description', { max: 1000 }),
  },
  access: shownOutside(['code', 'name', 'caseType', 'serviceType', 'description'], staffSettings),
});
export interface MasterChecklist extends RecordOf<typeof masterChecklist> {}
