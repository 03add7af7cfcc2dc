import {
  address,
  choice,
  currency,
  date,
  defineRoute,
  longText,
  money,
  ref,
  refs,
  type Trace,
  text,
} from '@homeport/grammar';
import { caseWorkers } from '../cases/door.generated.ts';
import type { CostDifference } from '../costing/door.generated.ts';
import type { PaybackAgreement } from '../payroll/door.generated.ts';
import type { ChangeEffects } from './change-effects.rules.ts';
import { changeKinds } from './change-kinds.ts';
import type { BeforeField } from './present.rules.ts';

/** What a reader may see of the effects: what is behind a group that they may not read is counted only. */
export interface SeenEffects
  extends Pick<ChangeEffects, 'family' | 'steps' | 'services' | 'benefits' | 'papers' | 'told'> {
  /** How many things move that the reader may not see. */
  readonly withheld: number;
}
/** What falls due by a change that ends the assignment early, of what somebody has agreed to pay back. Amounts in major units of `currency`. */
export interface PaybackEffect extends Pick<PaybackAgreement, 'id' | 'reference' | 'currency'> {
  readonly due: string;
  readonly trace: Trace;
}
/** What a change does to the expected cost, in `currency`; what follows from pay is null where pay is closed. */
export interface SeenCost {
  readonly currency: string;
  readonly lines: readonly CostDifference[];
  readonly total: string;
  readonly trace: Trace;
  readonly pay: Pick<SeenCost, 'lines' | 'total' | 'trace'> | null;
  /** What was kept with the change comes to something else by now. */
  readonly isStale: boolean;
}
/** What a change would do, and whether it can. */
export interface ChangePreview {
  /** The assignment as it is now, by the fields in which a change keeps it; what the reader may not see is missing. */
  readonly present: Readonly<Record<string, unknown>>;
  /** What the scenario that it adopts says, by the fields in which a change keeps it; null where it adopts none. */
  readonly plan: Readonly<Record<string, unknown>> | null;
  /** What was kept as before and is not so any more. */
  readonly stale: readonly BeforeField[];
  /** Why it cannot be so; empty: it can. Texts in the reader's language, with their fields. */
  readonly faults: readonly { readonly field: string | null; readonly code: string; readonly text: string }[];
  readonly effects: SeenEffects | null;
  /** Null where nothing can be said, or estimates are closed to the reader. */
  readonly cost: SeenCost | null;
  /** Null where the assignment does not end early, or agreements are closed to the reader. */
  readonly paybacks: readonly PaybackEffect[] | null;
}

const list = { type: 'array' } as const;
/** What a change would do to its assignment: of one that is there, or of one as it is typed. Changes nothing. */
export const previewChange = defineRoute<ChangePreview>()({
  name: 'previewChange',
  label: 'What a change would do',
  method: 'POST',
  path: 'changes/preview',
  about: 'changeOfCircumstance',
  who: [...caseWorkers, 'approver'],
  body: {
    change: text('Change', { max: 36 }),
    caseDetail: text('Assignment', { max: 36 }),
    kind: choice('Kind', changeKinds),
    effectiveDate: date('Effective date'),
    newStartDate: date('New start date'),
    newEndDate: date('New end date'),
    newHostLocation: address('New host location'),
    joining: refs('Moves along from then on', 'dependant'),
    leaving: refs('Moves along no longer', 'dependant'),
    newPolicy: ref('New policy', 'policy'),
    newGrade: ref('New grade', 'grade'),
    newSalary: money('New salary', { currency: 'newSalaryCurrency', min: 0, kind: 'pay' }),
    newSalaryCurrency: currency('Currency of the new salary', { kind: 'pay' }),
    scenario: ref('Scenario', 'scenario'),
    overlaps: refs('Overlaps on purpose', 'caseDetail'),
  },
  shape: {
    type: 'object',
    required: ['present', 'plan', 'stale', 'faults', 'effects', 'cost', 'paybacks'],
    properties: {
      present: { type: 'object' },
      plan: { type: ['object', 'null'] },
      stale: list,
      faults: list,
      effects: { type: ['object', 'null'] },
      cost: { type: ['object', 'null'] },
      paybacks: { type: ['array', 'null'] },
    },
  },
});

/** The assignee asks for a change of the assignment they are on; the case manager is told. */
export const askForChange = defineRoute<{ readonly id: string }>()({
  name: 'askForChange',
  label: 'Ask for a change',
  method: 'POST',
  path: 'changes/ask',
  about: 'changeOfCircumstance',
  who: ['assignee'],
  once: true,
  body: {
    kind: choice('Kind', changeKinds, { required: true }),
    effectiveDate: date('Effective date', { required: true }),
    reason: longText('Reason', { required: true, max: 2000 }),
    newStartDate: date('New start date'),
    newEndDate: date('New end date'),
    newHostLocation: address('New host location'),
    joining: refs('Moves along from then on', 'dependant'),
    leaving: refs('Moves along no longer', 'dependant'),
  },
  shape: { type: 'object', required: ['id'] },
  refusals: ['changes.noAssignment'],
});
