import { date, defineEntity, derived, jsonOf, type RecordOf, ref, text, whole } from '@homeport/grammar';
import { asItsCase, grantTo } from '../role-presets/door.generated.ts';
import type { PhaseSince, PlannedStep, PlanStep } from './work-plan.rules.ts';
import { caseWorkers } from './workflow-access.ts';

/**
 * A workflow that runs for one assignment: the version it was published in, its steps as they were then, and the dates that
 * follow from the assignment and from how far the steps have come. Made when the assignment is activated; it stays on its version.
 */
export const caseWorkflow = defineEntity({
  name: 'caseWorkflow',
  label: 'Workflow of the assignment',
  plural: 'Workflows of assignments',
  title: ['name'],
  unique: [{ fields: ['caseDetail', 'workflow'] }],
  indexes: [['caseDetail'], ['workflow']],
  list: ['caseDetail', 'name', 'workflowVersion', 'startedOn', 'openSteps', 'nextDue', 'updated'],
  facts: ['caseDetail', 'workflow', 'workflowVersion', 'startedOn', 'openSteps', 'nextDue'],
  menu: 'cases',
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    workflow: ref('Workflow', 'workflow', { fixed: true, onDelete: 'clear' }),
    name: text('Name', { required: true, max: 160, readOnly: true }),
    workflowVersion: whole('Version of the workflow', { readOnly: true }),
    startedOn: date('Started', { required: true, readOnly: true }),
    steps: jsonOf<readonly PlanStep[]>()('Steps', {
      readOnly: true,
      maxDepth: 4,
      drawn: 'the steps of the assignment',
    }),
    phases: derived(jsonOf<readonly PhaseSince[]>()('Phases', { maxDepth: 3, drawn: 'the steps of the assignment' })),
    plan: derived(jsonOf<readonly PlannedStep[]>()('Plan', { maxDepth: 4, drawn: 'the steps of the assignment' })),
    openSteps: derived(whole('Open steps')),
    nextDue: derived(date('Next due')),
  },
  access: asItsCase(grantTo([...caseWorkers, 'planner'], { do: ['read'] })),
});
export interface CaseWorkflow extends RecordOf<typeof caseWorkflow> {}
