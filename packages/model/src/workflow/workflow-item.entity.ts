import {
  audienceFlags,
  choice,
  condition,
  defineEntity,
  longText,
  option,
  type RecordOf,
  ref,
  refs,
  sequence,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { shownOutside } from '../role-presets/door.generated.ts';
import { workflowParts } from './workflow-access.ts';

/** When a step is left out of an assignment. */
export const suppressions = {
  NEVER: 'Never',
  CONFIDENTIAL: 'The assignment is confidential',
  NO_FAMILY: 'Nobody moves along',
  NO_VISA: 'No visa is needed',
  ON_HOLD: 'The assignment is on hold',
  CONDITION: 'A condition of its own holds',
} as const;

/** One step of a workflow: what starts it, who owns it, when it is due, who is reminded and who sees it. Changed in drafts only. */
export const workflowItem = defineEntity({
  name: 'workflowItem',
  label: 'Workflow item',
  plural: 'Workflow items',
  title: ['sequence', 'name'],
  search: ['name'],
  indexes: [['workflow', 'sequence']],
  sort: 'sequence,asc',
  list: ['workflow', 'sequence', 'name', 'priority', 'trigger', 'ownerRole', 'dueInDays', 'updated'],
  facts: ['workflow', 'sequence', 'trigger', 'ownerRole', 'dueInDays'],
  menu: 'admin',
  partOf: 'workflow',
  closesWith: 'workflow',
  sections: [
    { label: 'Step', fields: ['workflow', 'sequence', 'name', 'priority', 'description', 'checklist'] },
    {
      label: 'When',
      fields: ['predecessors', 'trigger', 'triggerDays', 'phase', 'dueInDays', 'suppression', 'leftOutWhen'],
    },
    { label: 'Who', fields: ['ownerRole', 'team', 'shareWithAssignee', 'shareWithHr', 'shareWithVendor'] },
    { label: 'Reminders', fields: ['firstReminder', 'repeatEvery', 'reminders', 'isRepeated', 'repeatAfter'] },
  ],
  configuration: { key: ['workflow', 'sequence', 'name'] },
  fields: {
    workflow: ref('Workflow', 'workflow', { required: true, fixed: true, onDelete: 'cascade' }),
    sequence,
    name: text('Name', { required: true, max: 160 }),
    description: longText('Description', { max: 2000 }),
    checklist: ref('Checklist', 'masterChecklist'),
    priority: choice(
      'Priority',
      { LOW: 'Low', NORMAL: 'Normal', HIGH: 'High', URGENT: 'Urgent' },
      { initial: 'NORMAL' },
    ),
    predecessors: refs('Comes after', 'workflowItem', {
      help: 'Steps of the same workflow. Without any, a step that follows the one before it follows those of the sequence before.',
    }),
    trigger: choice(
      'Trigger',
      {
        PREVIOUS_DONE: 'The step before is done',
        CASE_STARTED: 'The assignment is activated',
        BEFORE_START: 'Days before the start date',
        AFTER_START: 'Days after the start date',
        BEFORE_END: 'Days before the end date',
        PHASE_CHANGED: 'The phase changes',
        MANUAL: 'By hand',
      },
      { required: true, initial: 'PREVIOUS_DONE' },
    ),
    triggerDays: whole('Days', { min: 0, max: 1000, unit: 'days' }),
    phase: option('Phase', 'CASE_PHASE', {
      only: { field: 'trigger', among: ['PHASE_CHANGED'] },
      help: 'The phase that starts it; empty: the next change of phase.',
    }),
    dueInDays: whole('Working days to do it', {
      min: 0,
      max: 1000,
      help: 'Working days from its start, in the country of the assignment.',
    }),
    suppression: choice('Left out when', suppressions),
    leftOutWhen: condition(
      'Condition',
      { on: 'caseDetail' },
      { help: 'Of the assignment, for a condition of its own.' },
    ),
    ownerRole: ref('Owner', 'role'),
    team: ref('Team', 'team'),
    firstReminder: whole('First reminder before', { min: 0, max: 365, unit: 'days' }),
    repeatEvery: whole('Then every', { min: 1, max: 365, unit: 'days' }),
    reminders: whole('At most', { min: 0, max: 50 }),
    isRepeated: yesNo('Comes again', { initial: false }),
    repeatAfter: whole('Again after', {
      min: 1,
      max: 1000,
      unit: 'days',
      help: 'Calendar days from the day on which it was done, as long as the assignment goes on.',
    }),
    ...audienceFlags,
  },
  access: shownOutside(['workflow', 'sequence', 'name', 'description'], workflowParts),
});
export interface WorkflowItem extends RecordOf<typeof workflowItem> {}
