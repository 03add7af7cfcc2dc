import { defineRoute, json, text } from '@homeport/grammar';
import { type JobLine, jobShape } from '../exchange/door.generated.ts';
import type { MoveCounts } from './move-keys.rules.ts';
import { caseWorkers } from './workflow-access.ts';

/** So many assignments are moved in one go: each is looked at one by one. */
export const movedAtOnce = 100;

/** An assignment that runs an older version than the one in force. */
export interface BehindLine {
  /** Its `caseWorkflow`. */
  readonly running: string;
  readonly caseDetail: string;
  /** How the assignment is called. */
  readonly title: string;
  readonly version: number | null;
  readonly openSteps: number;
  readonly nextDue: string | null;
}
/** The assignments of a workflow that run an older version of it, as far as the caller may see them. */
export interface WorkflowBehind {
  /** The version in force; null: none. */
  readonly to: number | null;
  readonly running: readonly BehindLine[];
  /** How many there are, shown or not. */
  readonly total: number;
}
const listOfObjects = { type: 'array', items: { type: 'object' } } as const;
export const workflowBehind = defineRoute<WorkflowBehind>()({
  name: 'workflowBehind',
  label: 'Assignments that run an older version of a workflow',
  method: 'GET',
  path: 'workflow/behind',
  about: 'caseWorkflow',
  who: caseWorkers,
  query: { workflow: text('Workflow', { required: true, max: 36 }) },
  shape: {
    type: 'object',
    required: ['to', 'running', 'total'],
    properties: { to: { type: ['integer', 'null'] }, running: listOfObjects },
  },
});

/** What moving one of many would do, counted. */
export interface ManyMoved {
  readonly running: string;
  readonly title: string;
  readonly seen: string;
  readonly counts: MoveCounts;
}
/** What moving many would do: each counted, and those that cannot be, with the reason. Changes nothing. */
export interface MovesPreview {
  readonly moves: readonly ManyMoved[];
  readonly refused: readonly { readonly running: string; readonly title: string; readonly problem: string }[];
  /** The names of those who are told of one or several. */
  readonly told: readonly string[];
}
export const previewMoves = defineRoute<MovesPreview>()({
  name: 'previewMoves',
  label: 'What moving many to the newer version of a workflow would do',
  method: 'POST',
  path: 'workflow/moves-preview',
  about: 'caseWorkflow',
  who: caseWorkers,
  limit: 'heavy',
  body: { caseWorkflowIds: json('Workflows of assignments', { required: true, maxDepth: 2 }) },
  shape: {
    type: 'object',
    required: ['moves', 'refused', 'told'],
    properties: { moves: listOfObjects, refused: listOfObjects, told: { type: 'array', items: { type: 'string' } } },
  },
  refusals: ['workflow.tooManyToMove', 'workflow.badMoves'],
});

/** Moves many as they were seen, as a job of the caller: each in a transaction of its own, and none that has changed since. */
export const moveMany = defineRoute<JobLine>()({
  name: 'moveMany',
  label: 'Move many to the newer version of a workflow',
  method: 'POST',
  path: 'workflow/moves',
  about: 'caseWorkflow',
  who: caseWorkers,
  limit: 'heavy',
  body: {
    moves: json('Moves', { required: true, maxDepth: 4, help: 'Of the preview: what runs, and what was seen of it.' }),
  },
  shape: jobShape,
  refusals: ['workflow.tooManyToMove', 'workflow.badMoves'],
});
