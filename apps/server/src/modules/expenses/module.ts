import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { escalationReaction } from './clock.ts';
import { decisionHandlers } from './decide.ts';
import { delegatesHandler } from './delegates.ts';
import { editHandler } from './edit.ts';
import { loadExpenseFacts } from './expense-facts.ts';
import { handOnHandlers } from './hand-on.ts';
import { holdPaymentHandler } from './hold-payment.ts';
import { byStageHandler, checkHandler } from './overview.ts';
import { loadReportFacts } from './report-facts.ts';
import { stagesHandler } from './stages.ts';
import { submitHandler } from './submit.ts';
import { takeBackHandler, takenBackReaction } from './take-back.ts';
import { undoDecisionHandler } from './undo-decision.ts';

/** Expenses: facts for their rules, submission, decisions, copies, and where the money is. */
export const expensesModule = (services: Services): Module => ({
  name: 'expenses',
  facts: [loadExpenseFacts, loadReportFacts],
  actions: [submitHandler, editHandler, takeBackHandler, ...decisionHandlers, ...handOnHandlers, holdPaymentHandler],
  routes: [stagesHandler, checkHandler, byStageHandler, delegatesHandler, undoDecisionHandler],
  reactions: [takenBackReaction(services), escalationReaction],
});
