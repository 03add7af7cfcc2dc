import { choice, codeAndName, defineEntity, longText, type RecordOf, ref, whole, yesNo } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** The six kinds of assignment, as the fixed choices of an assignment. */
export const caseTypes = {
  ON_ASSIGNMENT: 'On assignment',
  LOCALISATION: 'Localisation',
  REASSIGNMENT: 'Reassignment',
  REPATRIATION: 'Repatriation',
  TERMINATION: 'Termination',
  TRANSFER: 'Transfer',
} as const;

/** What assignments of a kind start with: their workflow, checklist and usual length. */
export const caseType = defineEntity({
  name: 'caseType',
  label: 'Case type',
  plural: 'Case types',
  ...coded,
  indexes: [['kind']],
  list: ['code', 'name', 'kind', 'workflow', 'usualMonths', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    kind: choice('Kind', caseTypes, { required: true }),
    workflow: ref('Workflow', 'workflow'),
    usualMonths: whole('Usual length', { min: 0, max: 600, unit: 'months' }),
    needsImmigration: yesNo('Immigration is checked', { initial: true }),
    needsTaxBriefing: yesNo('Tax briefing is due', { initial: true }),
    endsAssignment: yesNo('Ends the assignment before', { initial: false }),
    description: longText('Description', { max: 1000 }),
  },
  access: shownOutside(
    ['code', 'name', 'kind', 'usualMonths', 'needsImmigration', 'needsTaxBriefing', 'endsAssignment', 'description'],
    staffSettings,
  ),
});
export interface CaseType extends RecordOf<typeof caseType> {}
