import { date, defineAction, longText, ref, typedName } from '@homeport/grammar';
import type { caseDetail } from '../cases/door.generated.ts';
import { caseWorkflowItem } from './case-workflow-item.entity.ts';
import { workflow } from './workflow.entity.ts';
import { caseWorkers } from './workflow-access.ts';

/** From now on assignments get these steps; those that run stay on the steps that they were given. */
export const publishWorkflow = defineAction({
  name: 'publish',
  on: workflow,
  label: 'Publish',
  transition: 'status.publish',
  input: {},
});

/** It can be changed again; what was published stays in force meanwhile. */
export const reviseWorkflow = defineAction({
  name: 'revise',
  on: workflow,
  label: 'Revise',
  transition: 'status.revise',
  input: {},
});

/** The assignment becomes active, and the published workflow for its case type gives it its steps, once. */
export const activateAssignment = defineAction({
  name: 'activate',
  on: typedName<typeof caseDetail>('caseDetail'),
  label: 'Activate',
  transition: 'status.activate',
  input: {},
});

/** The step is done, those after it may begin; one that comes again is followed by the next. */
export const completeStep = defineAction({
  name: 'complete',
  on: caseWorkflowItem,
  label: 'Mark complete',
  transition: 'status.complete',
  input: { notes: longText('Notes', { max: 4000 }) },
});

/** It is open again; what came again after it, and was not begun, goes. */
export const reopenStep = defineAction({
  name: 'reopen',
  on: caseWorkflowItem,
  label: 'Mark incomplete',
  transition: 'status.reopen',
  input: {},
});

const stillOpen = { field: 'status', op: 'in', value: ['OPEN', 'IN_PROGRESS'] } as const;
const workable = { all: [stillOpen, { field: 'lockState', op: 'eq', value: 'UNLOCKED' }] } as const;

/** The step goes to somebody else, who is told. */
export const reassignStep = defineAction({
  name: 'reassign',
  on: caseWorkflowItem,
  label: 'Give to somebody else',
  by: caseWorkers,
  offered: workable,
  input: { owner: ref('Owner', 'user', { required: true, loose: true }) },
  refusals: ['workflow.stepIsOver', 'workflow.locked'],
});

/** Nobody is reminded of the step before that day. Its dates stay. */
export const snoozeStep = defineAction({
  name: 'snooze',
  on: caseWorkflowItem,
  label: 'Put off',
  by: caseWorkers,
  offered: workable,
  input: { until: date('Until', { required: true }) },
  refusals: ['workflow.stepIsOver', 'workflow.locked', 'workflow.snoozeInPast'],
});
