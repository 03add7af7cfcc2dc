// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { caseExpenseBatch } from './case-expense-batch.entity.ts';
import { caseExpenseBatchRules } from './case-expense-batch.rules.ts';
import { caseExpense } from './case-expense.entity.ts';
import { caseExpenseRules } from './case-expense.rules.ts';
import { expenseItemTax } from './expense-item-tax.entity.ts';
import { expenseItem } from './expense-item.entity.ts';
import { expenseType } from './expense-type.entity.ts';
import { approveExpense, approveMany, delegateExpense, editReport, escalateExpense, holdExpense, holdPayment, rejectExpense, submitReport, takeBackReport, unapproveExpense } from './expenses.actions.ts';
import { expensesToDecideCard, flaggedExpensesCard, reportsInReviewCard, reportsToPayCard } from './expenses.cards.ts';
import { expenseApproved, expenseDelegated, expenseEscalated, expenseEscalationDue, expenseGoesOn, expenseHeld, expenseRejected, expenseUnapproved, reportSubmitted, reportTakenBack } from './expenses.events.ts';
import { expenseRefusals } from './expenses.refusals.ts';
import { checkReport, moneyByStage, possibleDelegates, reportStages, undoDecision } from './expenses.routes.ts';
import { combinedMarginalRate, grossOfNet, taxOnTop } from './gross-up.rules.ts';
import { limitCeiling } from './policy-limit.rules.ts';
import { taxCode } from './tax-code.entity.ts';
import { reportTotal } from './totals.rules.ts';

export const domain: Domain = {
  name: 'expenses',
  entities: [caseExpenseBatch, caseExpense, expenseItemTax, expenseItem, expenseType, taxCode],
  actions: [approveExpense, approveMany, delegateExpense, editReport, escalateExpense, holdExpense, holdPayment, rejectExpense, submitReport, takeBackReport, unapproveExpense],
  routes: [checkReport, moneyByStage, possibleDelegates, reportStages, undoDecision],
  events: [expenseApproved, expenseDelegated, expenseEscalated, expenseEscalationDue, expenseGoesOn, expenseHeld, expenseRejected, expenseUnapproved, reportSubmitted, reportTakenBack],
  refusals: [expenseRefusals],
  rules: [caseExpenseBatchRules, caseExpenseRules],
  screens: [],
  cards: [expensesToDecideCard, flaggedExpensesCard, reportsInReviewCard, reportsToPayCard],
  calculations: [combinedMarginalRate, grossOfNet, taxOnTop, limitCeiling, reportTotal],
};
