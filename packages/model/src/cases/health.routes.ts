import { defineRoute, type RefValue, text, yesNo } from '@homeport/grammar';
import { caseWorkers } from './case-access.ts';
import type { CaseDetail } from './case-detail.entity.ts';
import type { CaseHealth } from './health.rules.ts';

const object = { type: 'object' } as const;

/** How one assignment stands, as the caller may see it. */
export const caseHealth = defineRoute<CaseHealth>()({
  name: 'caseHealth',
  label: 'How an assignment stands',
  method: 'GET',
  path: 'case-health',
  about: 'caseDetail',
  who: caseWorkers,
  query: { caseDetail: text('Assignment', { required: true, max: 36 }) },
  shape: {
    type: 'object',
    required: ['standstill', 'next', 'counts', 'overdue', 'concerns'],
    properties: { counts: object, overdue: { type: 'integer' }, concerns: { type: 'array', items: object } },
  },
});

/** An assignment that somebody should look at, with why. Days are yyyy-MM-dd. */
export interface AttentionLine
  extends Pick<
    CaseDetail,
    'id' | 'reference' | 'name' | 'status' | 'phase' | 'assignmentStartDate' | 'assignmentEndDate'
  > {
  readonly assignee: RefValue;
  readonly manager: RefValue | null;
  /** What was approved for it, where the caller may know. */
  readonly approved: { readonly amount: string; readonly currency: string } | null;
  readonly health: CaseHealth;
  /** Whose it is, where all companies were asked. */
  readonly tenantId?: string;
}
/** At most so many lines are answered. */
export const attentionAtMost = 100;
export interface Attention {
  readonly content: readonly AttentionLine[];
  /** There are more than these. */
  readonly hasMore: boolean;
}

/** Assignments that need attention, in one company or in all of the caller's: who has waited longest first, then by money. */
export const casesNeedingAttention = defineRoute<Attention>()({
  name: 'casesNeedingAttention',
  label: 'Assignments that need attention',
  method: 'GET',
  path: 'case-health/attention',
  about: 'caseDetail',
  who: caseWorkers,
  portfolio: true,
  query: { mine: yesNo('Only those that the caller manages') },
  shape: {
    type: 'object',
    required: ['content', 'hasMore'],
    properties: { content: { type: 'array', items: object }, hasMore: { type: 'boolean' } },
  },
});
