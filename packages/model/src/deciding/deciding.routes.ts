import { choice, defineRoute, longText, text } from '@homeport/grammar';
import type { CompanyLook } from '../tenancy/door.generated.ts';
import type { DecisionState } from './decision.entity.ts';
import { askable } from './decision-access.ts';
import type { GroupFault } from './group-faults.rules.ts';
import type { LinkState } from './link-state.rules.ts';

/** Something of the same kind that was decided before, as the reader may see it. */
export interface Precedent {
  /** The step that decided it last. */
  readonly decision: string;
  /** What was decided. */
  readonly label: string;
  readonly outcome: DecisionState;
  readonly amount: string | null;
  readonly currency: string | null;
  /** ISO UTC. */
  readonly decidedAt: string;
  readonly decidedBy: string | null;
  readonly note: string | null;
}
/** What the budget of the assignment is, and what is left of it once this is approved; amounts in its currency. */
export interface BudgetEffect {
  readonly approved: string;
  readonly spent: string;
  /** What is asked for; null where it cannot be converted. */
  readonly asked: string | null;
  /** Below nothing where it is more than is left. */
  readonly left: string | null;
  readonly currency: string;
}
export interface Precedents {
  readonly precedents: readonly Precedent[];
  /** Null where there is no budget, or the reader does not see it. */
  readonly budget: BudgetEffect | null;
}
const objects = { type: 'array', items: { type: 'object' } } as const;

/** The last ones that agree with what a step decides, and what it does to the budget of its assignment. Changes nothing. */
export const decidingPrecedents = defineRoute<Precedents>()({
  name: 'decidingPrecedents',
  label: 'Precedents of a decision',
  method: 'GET',
  path: 'deciding/precedents',
  about: 'decision',
  who: askable,
  query: { decision: text('Decision', { required: true, max: 36 }) },
  shape: { type: 'object', required: ['precedents', 'budget'], properties: { precedents: objects } },
});

/** What is wrong with how an approval group is set up. Changes nothing. */
export const approvalGroupFaults = defineRoute<{ readonly faults: readonly GroupFault[] }>()({
  name: 'approvalGroupFaults',
  label: 'What is wrong with an approval group',
  method: 'GET',
  path: 'deciding/group-faults',
  about: 'approvalGroup',
  who: ['administrator', 'builder', 'master', 'hr', 'caseManager', 'finance', 'financeLead'],
  query: { group: text('Group', { required: true, max: 36 }) },
  shape: { type: 'object', required: ['faults'], properties: { faults: objects } },
});

/** Something that is known of what is decided, in the words of the reader. */
export interface LinkFact {
  readonly label: string;
  readonly kind: 'text' | 'date' | 'money';
  readonly value: string;
  /** Of money. */
  readonly currency: string | null;
}
/** What the link of a mail shows before anything is decided by it. */
export interface DecisionByLink {
  readonly state: LinkState;
  readonly company: CompanyLook;
  /** Where it stands for whoever signs in. */
  readonly page: string;
  /** Null where the reader may not see it any more. */
  readonly about: {
    readonly name: string;
    readonly kind: string;
    readonly subject: string;
    readonly amount: string | null;
    readonly currency: string | null;
    readonly dueDate: string | null;
    readonly requesters: readonly string[];
    readonly status: DecisionState;
    readonly decidedBy: string | null;
    readonly facts: readonly LinkFact[];
  } | null;
}
const token = text('Token', { required: true, max: 400 });

/** Opens the step that a mail asks somebody to decide, without signing in: what it shows is what they may see today. Decides nothing. */
export const openDecisionByLink = defineRoute<DecisionByLink>()({
  name: 'openDecisionByLink',
  label: 'Open a decision by its link',
  method: 'GET',
  path: 'deciding/by-link',
  who: 'anyone',
  limit: 'signIn',
  query: { token },
  shape: { type: 'object', required: ['state', 'company', 'page', 'about'] },
  refusals: ['deciding.linkInvalid'],
});

/** Decides the step of a link, once: as its reader, with their rights of today. */
export const decideByLink = defineRoute<{ readonly status: string }>()({
  name: 'decideByLink',
  label: 'Decide by the link of a mail',
  method: 'POST',
  path: 'deciding/by-link',
  who: 'anyone',
  limit: 'signIn',
  body: {
    token,
    way: choice('Decision', { APPROVE: 'Approve', REJECT: 'Reject' }, { required: true }),
    note: longText('Note', { max: 1000 }),
  },
  shape: { type: 'object', required: ['status'] },
  refusals: [
    'deciding.linkInvalid',
    'deciding.linkOver',
    'deciding.notAsked',
    'deciding.ownRequest',
    'deciding.notToDecide',
  ],
});
