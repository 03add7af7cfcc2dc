import { defineRoute, text } from '@homeport/grammar';
import { caseWorkers } from './case-access.ts';
import type { CaseDetail } from './case-detail.entity.ts';
import type { ClosingSide, OpenBeforeClosing } from './closing.rules.ts';
import type { PhaseToEnter } from './phases.rules.ts';

/** One side of the end of an assignment, with what it waits for. */
export interface ClosingOfSide extends OpenBeforeClosing {
  readonly isComplete: boolean;
  /** The name of who completed it. */
  readonly by: string | null;
  /** yyyy-MM-dd */
  readonly on: string | null;
  readonly notes: string | null;
  /** Why it was completed in spite of what was open. */
  readonly despite: string | null;
  /** Why it was last reopened. */
  readonly reopenedBecause: string | null;
}
/** How far an assignment is from its end. Counts are what the caller may see; `hidesMore`: there is more than these. */
export interface CaseClosing extends Pick<CaseDetail, 'status'> {
  /** The phases in their order, with what it lacks for entering each. */
  readonly phases: readonly PhaseToEnter[];
  /** Its end is near or past, or a side of it is complete: what is left is said at the head of its page. */
  readonly isNear: boolean;
  readonly sides: Readonly<Record<ClosingSide, ClosingOfSide>>;
}

const object = { type: 'object' } as const;
const side = { ...object, required: ['isComplete', 'lines', 'isOpen', 'hidesMore'] };
/** What is open before an assignment is operationally and financially complete. */
export const caseClosing = defineRoute<CaseClosing>()({
  name: 'caseClosing',
  label: 'What is open before an assignment is closed',
  method: 'GET',
  path: 'case-closing',
  about: 'caseDetail',
  who: [...caseWorkers, 'finance', 'financeLead'],
  query: { caseDetail: text('Assignment', { required: true, max: 36 }) },
  shape: {
    type: 'object',
    required: ['status', 'phases', 'isNear', 'sides'],
    properties: {
      phases: { type: 'array', items: object },
      isNear: { type: 'boolean' },
      sides: { ...object, properties: { OPERATIONAL: side, FINANCIAL: side } },
    },
  },
});
