import { condition, defineEntity, option, type RecordOf, text } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/**
 * What has to hold before an assignment goes on to a phase. Of several for one phase all have to; a phase without any is entered as
 * before. Where an assignment begins is not asked: whoever starts it, or brings it from elsewhere, says in which phase it is.
 */
export const phaseGate = defineEntity({
  name: 'phaseGate',
  label: 'Phase condition',
  plural: 'Phase conditions',
  title: ['name'],
  search: ['name'],
  unique: [{ fields: ['phase', 'name'] }],
  list: ['phase', 'name', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  configuration: {},
  fields: {
    phase: option('Phase', 'CASE_PHASE', { required: true }),
    name: text('Name', {
      required: true,
      max: 160,
      help: 'What is asked for, as whoever is refused reads it: “The host contact is named”.',
    }),
    holdsWhen: condition('Holds when', { on: 'caseDetail' }, { help: 'Empty: it always holds.' }),
  },
  access: {
    ...grantTo(['caseManager', 'hr', 'planner'], { do: ['read', 'export'] }),
    ...grantTo(['administrator', 'builder', 'master'], { do: 'everything' }),
  },
});
export interface PhaseGate extends RecordOf<typeof phaseGate> {}
