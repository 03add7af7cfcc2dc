import { defineRoute, text } from '@homeport/grammar';
import type { CaseWorkflowItem } from './case-workflow-item.entity.ts';
import type { StepChanged } from './move-to-version.rules.ts';
import { caseWorkers } from './workflow-access.ts';

/** A workflow that runs for an assignment. */
export interface RunningWorkflow {
  readonly id: string;
  readonly name: string;
  readonly version: number | null;
  /** The newer version that it could move to; null: none. */
  readonly newer: number | null;
}
const listOfObjects = { type: 'array', items: { type: 'object' } } as const;
/** The workflows of an assignment with the newer versions there are of them. */
export const runningWorkflows = defineRoute<{ readonly running: readonly RunningWorkflow[] }>()({
  name: 'runningWorkflows',
  label: 'Workflows of an assignment and their newer versions',
  method: 'GET',
  path: 'workflow/running',
  who: caseWorkers,
  query: { caseDetail: text('Assignment', { required: true, max: 36 }) },
  shape: { type: 'object', required: ['running'], properties: { running: listOfObjects } },
});

/** How a step looks before a move, or after it. Days are calendar days. */
export interface StepFace {
  readonly name: string;
  readonly priority: CaseWorkflowItem['priority'];
  /** The name of its owner. */
  readonly owner: string | null;
  readonly start: string | null;
  readonly due: string | null;
}
/** One step of an assignment that moves to a newer version. */
export interface StepMoved {
  readonly key: string;
  readonly becomes: 'NEW' | 'LEFT_OUT' | 'CHANGED' | 'SAME' | 'KEPT' | 'STAYS' | 'GONE';
  /** Null of one that is new. */
  readonly before: StepFace | null;
  /** Null of one that goes. */
  readonly after: StepFace | null;
  readonly fields: StepChanged['fields'];
  /** Why a new one is left out. */
  readonly leftOutBecause: CaseWorkflowItem['leftOutBecause'];
}
/** What moving an assignment to the newer version of its workflow would do. Changes nothing. */
export interface MovePreview {
  readonly name: string;
  readonly from: number | null;
  readonly to: number;
  /** Of what was shown: it is moved only as long as that holds. */
  readonly seen: string;
  readonly steps: readonly StepMoved[];
  /** The names of those who are told. */
  readonly told: readonly string[];
}
const refusals = ['workflow.notRunning', 'workflow.noNewerVersion'] as const;
const ofCase = text('Workflow of the assignment', { required: true, max: 36 });
export const previewMove = defineRoute<MovePreview>()({
  name: 'previewMove',
  label: 'What moving to the newer version of a workflow would do',
  method: 'GET',
  path: 'workflow/move',
  about: 'caseWorkflow',
  who: caseWorkers,
  query: { caseWorkflow: ofCase },
  shape: {
    type: 'object',
    required: ['name', 'to', 'seen', 'steps', 'told'],
    properties: { steps: listOfObjects, told: { type: 'array', items: { type: 'string' } } },
  },
  refusals,
});

/** Moves an assignment to the newer version as the preview said, once: all of it in one transaction. */
export const moveRunning = defineRoute<{ readonly version: number }>()({
  name: 'moveRunning',
  label: 'Move to the newer version of a workflow',
  method: 'POST',
  path: 'workflow/move',
  about: 'caseWorkflow',
  who: caseWorkers,
  body: { caseWorkflow: ofCase, seen: text('What was seen', { required: true, max: 64 }) },
  shape: { type: 'object', required: ['version'] },
  refusals: [...refusals, 'workflow.movedSincePreview'],
});
