import { defineRoute, text, yesNo } from '@homeport/grammar';
import { caseWorkers } from '../cases/door.generated.ts';
import type { DryStep } from '../workflow/door.generated.ts';
import type { StartPlan } from './start-plan.rules.ts';

/** What starting a request would make, before anybody confirms it. */
export interface StartPreview extends Omit<StartPlan, 'benefits'> {
  /** Without what is worked out from pay. */
  readonly benefits: readonly Omit<StartPlan['benefits'][number], 'payAmount' | 'trace'>[];
  /** What is in the way, in the words of the reader. While there is anything, nothing can be started. */
  readonly inTheWay: readonly string[];
  /** The workflow and its steps, where the assignment is activated at once and there is one. */
  readonly workflow: string | null;
  readonly steps: readonly Pick<DryStep, 'key' | 'name' | 'start' | 'due' | 'leftOutBecause'>[];
}

const list = { type: 'array', items: { type: 'object' } } as const;
/** The plan of the deed itself, from the same facts. Changes nothing. */
export const previewStart = defineRoute<StartPreview>()({
  name: 'previewStart',
  label: 'What starting a request would make',
  method: 'GET',
  path: 'initiation-start/preview',
  about: 'initiation',
  who: caseWorkers,
  query: {
    initiation: text('Initiation', { required: true, max: 36 }),
    assignee: text('Assignee', { max: 36 }),
    manager: text('Manager', { max: 36 }),
    overlaps: text('Overlaps on purpose', { max: 800 }),
    activate: yesNo('Activate it at once'),
    keepPast: yesNo('Take milestones whose day is past'),
  },
  shape: {
    type: 'object',
    required: [
      'name',
      'kind',
      'services',
      'benefits',
      'documents',
      'forms',
      'milestones',
      'leftOut',
      'inTheWay',
      'steps',
    ],
    properties: {
      services: list,
      benefits: list,
      documents: list,
      forms: list,
      milestones: list,
      leftOut: list,
      steps: list,
    },
  },
});
