import { codeAndName, defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { plannerPlans } from './planning-access.ts';

/** Resources that are planned together: a crew, a fleet. */
export const resourceTeam = defineEntity({
  name: 'resourceTeam',
  label: 'Resource team',
  plural: 'Resource teams',
  ...coded,
  menu: 'operations',
  list: ['code', 'name', 'office', 'lead', 'active', 'updated'],
  fields: {
    ...codeAndName,
    office: ref('Office', 'office'),
    lead: ref('Lead', 'user', { onDelete: 'clear' }),
  },
  access: plannerPlans,
});
export interface ResourceTeam extends RecordOf<typeof resourceTeam> {}
