import type { Module } from '@homeport/engine';
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

/** Expenses: facts for their rules, submission, decisions, copies, and where the money is. */
export const expensesModule: Module = {
  name: 'expenses',
  facts: [loadExpenseFacts, loadReportFacts],
  actions: [submitHandler, editHandler, ...decisionHandlers, ...handOnHandlers, holdPaymentHandler],
  routes: [stagesHandler, checkHandler, byStageHandler, delegatesHandler],
};
