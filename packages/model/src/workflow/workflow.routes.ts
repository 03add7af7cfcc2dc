import { defineRoute, text } from '@homeport/grammar';
import type { CaseDetail } from '../cases/door.generated.ts';
import type { CaseWorkflowItem } from './case-workflow-item.entity.ts';
import type { OwnerReason } from './step-owner.rules.ts';
import type { DateReason } from './work-plan.rules.ts';
import { caseWorkers, workflowBuilders } from './workflow-access.ts';

/** One step that a workflow would give a case. Days are calendar days. */
export interface DryStep {
  readonly key: string;
  readonly sequence: number;
  readonly name: string;
  readonly priority: CaseWorkflowItem['priority'];
  readonly start: string | null;
  readonly due: string | null;
  readonly reason: DateReason;
  readonly isReady: boolean;
  /** The names of the steps that it waits for. */
  readonly waitsFor: readonly string[];
  readonly owner: string | null;
  readonly ownerReason: OwnerReason;
  /** Why the case would not have it; null: it would. */
  readonly leftOutBecause: CaseWorkflowItem['leftOutBecause'];
  /** The day on which the assignment has done it; those after it follow from that. */
  readonly doneOn: string | null;
  /** Calendar days after it was due that it was done, or that it is open today. */
  readonly lateDays: number;
}
/** What a workflow would do for a case; without a workflow, nothing. */
export interface DryRun {
  readonly workflow: { readonly id: string; readonly name: string; readonly version: number } | null;
  readonly steps: readonly DryStep[];
}

const textOrNull = { type: ['string', 'null'] } as const;
/** The steps that a case would get from a workflow: from the one that is named, else from the one that its activation takes. Changes nothing. */
export const dryRunWorkflow = defineRoute<DryRun>()({
  name: 'dryRunWorkflow',
  label: 'What a workflow would do',
  method: 'GET',
  path: 'workflow/dry-run',
  who: [...new Set([...caseWorkers, ...workflowBuilders])],
  query: { caseDetail: text('Assignment', { required: true, max: 36 }), workflow: text('Workflow', { max: 36 }) },
  shape: {
    type: 'object',
    required: ['workflow', 'steps'],
    properties: {
      workflow: { type: ['object', 'null'] },
      steps: {
        type: 'array',
        items: {
          type: 'object',
          required: ['key', 'sequence', 'name', 'isReady', 'waitsFor', 'ownerReason', 'lateDays'],
          properties: {
            start: textOrNull,
            due: textOrNull,
            owner: textOrNull,
            leftOutBecause: textOrNull,
            doneOn: textOrNull,
          },
        },
      },
    },
  },
});

/** Whom it concerns that a workflow is published. */
export interface WorkflowReach {
  /** The kinds of assignment that get its steps when they are activated; none where another workflow goes before it. */
  readonly types: readonly CaseDetail['type'][];
  /** How many assignments of these kinds are pending. */
  readonly pending: number;
  /** How many run an earlier version of it, and stay on that. */
  readonly running: number;
}
/** What publishing a workflow would change, and for how many. Changes nothing. */
export const workflowReach = defineRoute<WorkflowReach>()({
  name: 'workflowReach',
  label: 'Whom publishing a workflow concerns',
  method: 'GET',
  path: 'workflow/reach',
  who: workflowBuilders,
  query: { workflow: text('Workflow', { required: true, max: 36 }) },
  shape: { type: 'object', required: ['types', 'pending', 'running'] },
});

/** Gives an active assignment the steps of its workflow, once: one that was activated before there was a workflow, or without one. */
export const startWork = defineRoute<{ readonly steps: number }>()({
  name: 'startWork',
  label: 'Give an active assignment its steps',
  method: 'POST',
  path: 'workflow/start-work',
  who: caseWorkers,
  body: { caseDetail: text('Assignment', { required: true, max: 36 }) },
  shape: { type: 'object', required: ['steps'] },
  refusals: ['workflow.notActive', 'workflow.hasSteps', 'workflow.noneInForce'],
});
