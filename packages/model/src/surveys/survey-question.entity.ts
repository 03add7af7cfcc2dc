import { code, defineEntity, type RecordOf, text, whole } from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** A question of the surveys of a company, answered on the score scale. */
export const surveyQuestion = defineEntity({
  name: 'surveyQuestion',
  label: 'Survey question',
  plural: 'Survey questions',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'sequence,asc',
  list: ['code', 'name', 'sequence', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Question', { required: true, max: 300 }),
    nameEs: text('Question in Spanish', { max: 300 }),
    nameFr: text('Question in French', { max: 300 }),
    sequence: whole('Order', { min: 1, max: 999, initial: 10 }),
  },
  access: shownOutside(['code', 'name', 'nameEs', 'nameFr', 'sequence'], settingsAccess),
});
export interface SurveyQuestion extends RecordOf<typeof surveyQuestion> {}
