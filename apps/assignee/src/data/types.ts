import type { BankDetails } from '@homeport/model/banking';
import type { CaseDetail } from '@homeport/model/cases';
import type { CaseExpense, CaseExpenseBatch, ExpenseItem, TaxCode } from '@homeport/model/expenses';
import type { ExpensePayment } from '@homeport/model/payments';

/** Records as this application uses them, under short names. */
export type Report = CaseExpenseBatch;
export type Expense = CaseExpense;
export type Item = ExpenseItem;
export type Tax = TaxCode;
export type Payment = ExpensePayment;
export type Account = BankDetails & { readonly active?: boolean };
export type Assignment = CaseDetail;
export type ReportStatus = Report['status'];
