import { codeAndName, defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** What somebody is called by what they do, within a job family. */
export const functionalTitle = defineEntity({
  name: 'functionalTitle',
  label: 'Functional title',
  plural: 'Functional titles',
  ...coded,
  list: ['code', 'name', 'jobFamily', 'grade', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    jobFamily: ref('Job family', 'jobFamily'),
    grade: ref('Usual grade', 'grade'),
  },
  access: shownOutside(['code', 'name', 'jobFamily', 'grade'], staffSettings),
});
export interface FunctionalTitle extends RecordOf<typeof functionalTitle> {}
