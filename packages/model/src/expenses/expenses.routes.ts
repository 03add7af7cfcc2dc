import { defineRoute, text, whole } from '@homeport/grammar';
import type { ExpenseFinding } from './line.rules.ts';
import type { StageTracker } from './stages.rules.ts';

/** A stage tracker with names instead of ids. */
export interface NamedStageTracker extends StageTracker {
  /** Display name by user or person id that occurs in the stages. */
  readonly names: Readonly<Record<string, string>>;
}

/** "Where is my money": the stages of one report with owner, date and reason. */
export const reportStages = defineRoute<NamedStageTracker>()({
  name: 'reportStages',
  label: 'Stages of an Expense Report',
  method: 'GET',
  path: 'case-expense-batch/{id}/stages',
  who: 'signedIn',
  shape: {
    type: 'object',
    required: ['stages', 'names'],
    properties: {
      stages: { type: 'array' },
      current: { type: 'string' },
      waitingFor: { type: 'object' },
      payment: { type: 'object' },
      names: { type: 'object' },
    },
  },
});

/** What a submission would find, before it is made. */
export interface SubmitCheck {
  readonly findings: readonly ExpenseFinding[];
  readonly total: string;
  readonly currency: string;
  readonly controlTotal: string | null;
  /** Display name of who would be asked; null when nobody can approve. */
  readonly approver: string | null;
}
export const checkReport = defineRoute<SubmitCheck>()({
  name: 'checkReport',
  label: 'Check an Expense Report before it is submitted',
  method: 'GET',
  path: 'case-expense-batch/{id}/check',
  who: 'signedIn',
  shape: {
    type: 'object',
    required: ['findings', 'total', 'currency', 'controlTotal', 'approver'],
    properties: {
      findings: { type: 'array' },
      total: { type: 'string' },
      currency: { type: 'string' },
      controlTotal: { type: ['string', 'null'] },
      approver: { type: ['string', 'null'] },
    },
  },
});

/** Money per stage over all reports of the caller: what Home and the expense options show. */
export interface MoneyByStage {
  readonly stage: 'OPEN' | 'AWAITING_APPROVAL' | 'APPROVED' | 'REJECTED' | 'IN_PAYMENT' | 'PAID';
  readonly currency: string;
  readonly amount: string;
  readonly reports: number;
}
export const moneyByStage = defineRoute<readonly MoneyByStage[]>()({
  name: 'moneyByStage',
  label: 'Own expenses by stage',
  method: 'GET',
  path: 'case-expense-batch/by-stage',
  who: ['assignee'],
  shape: { type: 'array', items: { type: 'object' } },
});

/** Somebody a decision can be handed to. */
export interface PossibleDelegate {
  readonly user: string;
  readonly name: string;
  /** Names of their roles, as the company calls them. */
  readonly roles: readonly string[];
}
/** Who may decide on an expense instead of the caller: never who gets the money or entered the claim. */
export const possibleDelegates = defineRoute<readonly PossibleDelegate[]>()({
  name: 'possibleDelegates',
  label: 'Who may decide on an expense instead',
  method: 'GET',
  path: 'case-expense/{id}/delegates',
  who: ['approver', 'lineManager', 'financeLead'],
  query: { search: text('Search', { max: 100 }) },
  shape: {
    type: 'array',
    items: {
      type: 'object',
      required: ['user', 'name', 'roles'],
      properties: {
        user: { type: 'string', format: 'uuid' },
        name: { type: 'string' },
        roles: { type: 'array', items: { type: 'string' } },
      },
    },
  },
});

/** Takes one's own decision back: the expense is as it was before it. Refused once anybody has acted on it since. */
export const undoDecision = defineRoute<{ readonly approvalStatus: string }>()({
  name: 'undoDecision',
  label: 'Take a decision back',
  method: 'POST',
  path: 'case-expense/{id}/undo-decision',
  who: ['approver', 'lineManager', 'financeLead'],
  about: 'caseExpense',
  body: { version: whole('Version that the decision made', { required: true, min: 1 }) },
  shape: { type: 'object', required: ['approvalStatus'], properties: { approvalStatus: { type: 'string' } } },
  refusals: ['expenses.actedSince', 'expenses.inPayment', 'expenses.tooLateToUndo', 'expenses.tooLateToUndoHold'],
});
