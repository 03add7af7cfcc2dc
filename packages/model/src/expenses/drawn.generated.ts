// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { caseExpenseBatch } from './case-expense-batch.entity.ts';
import { caseExpense } from './case-expense.entity.ts';
import { expenseItemTax } from './expense-item-tax.entity.ts';
import { expenseItem } from './expense-item.entity.ts';
import { expenseType } from './expense-type.entity.ts';
import { approveExpense, approveMany, delegateExpense, editReport, escalateExpense, holdExpense, holdPayment, rejectExpense, submitReport, takeBackReport, unapproveExpense } from './expenses.actions.ts';
import { taxCode } from './tax-code.entity.ts';

export const domain: Domain = {
  name: 'expenses',
  entities: [caseExpenseBatch, caseExpense, expenseItemTax, expenseItem, expenseType, taxCode],
  actions: [approveExpense, approveMany, delegateExpense, editReport, escalateExpense, holdExpense, holdPayment, rejectExpense, submitReport, takeBackReport, unapproveExpense],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
