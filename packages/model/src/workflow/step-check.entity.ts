import { dateTime, defineEntity, lifecycle, type RecordOf, ref, sequence, text, yesNo } from '@homeport/grammar';
import { asItsWhole, grantTo } from '../role-presets/door.generated.ts';
import { caseWorkers, stepDoers } from './workflow-access.ts';

const unlocked = { needs: ['isOfOpenStep'] } as const;

/**
 * One line of the checklist of a step, as it was when the assignment got the step. Who works on the step ticks it; with a required
 * one open the step is not completed.
 */
export const stepCheck = defineEntity({
  name: 'stepCheck',
  label: 'Check of a step',
  plural: 'Checks of steps',
  title: ['description'],
  search: ['description'],
  indexes: [['step', 'sequence']],
  sort: 'sequence,asc',
  list: ['step', 'sequence', 'description', 'isRequired', 'status', 'tickedAt', 'tickedBy', 'updated'],
  fields: {
    step: ref('Step', 'caseWorkflowItem', { required: true, fixed: true, readOnly: true, onDelete: 'cascade' }),
    sequence,
    description: text('What is checked', { required: true, max: 300, readOnly: true }),
    isRequired: yesNo('Required', { initial: true, readOnly: true }),
    tickedAt: dateTime('Ticked', { readOnly: true }),
    tickedBy: ref('Ticked by', 'user', { loose: true, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', primary: 'tick' },
        TICKED: { label: 'Ticked', tone: 'success', primary: 'untick' },
      },
      transitions: {
        tick: {
          label: 'Tick',
          from: ['OPEN'],
          to: 'TICKED',
          by: stepDoers,
          stamps: { tickedAt: '$now', tickedBy: '$me' },
          ...unlocked,
        },
        untick: {
          label: 'Take the tick away',
          from: ['TICKED'],
          to: 'OPEN',
          by: stepDoers,
          stamps: { tickedAt: null, tickedBy: null },
          ...unlocked,
        },
      },
    }),
  },
  access: asItsWhole('step', {
    ...grantTo([...caseWorkers, 'planner'], { do: ['read', 'export'] }),
    vendor: {
      do: ['read'],
      where: { field: 'step.owner', op: 'eq', value: '$me.user' },
      show: ['step', 'sequence', 'description', 'isRequired', 'tickedAt', 'status'],
    },
  }),
});
export interface StepCheck extends RecordOf<typeof stepCheck> {}
