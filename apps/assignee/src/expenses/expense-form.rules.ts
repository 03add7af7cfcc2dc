import { isReceiptRequired } from '@homeport/model/expenses';
import type { ReceiptProposal } from '@homeport/model/receipts';
import type { Item } from '../data/types.ts';
import type { WordKey } from '../words/use-words.ts';

/** What is typed about one expense. Amounts are decimal texts in `currency`, dates yyyy-MM-dd, relations ids. */
export interface ExpenseValues {
  readonly amount: string | null;
  readonly currency: string | null;
  readonly expenseItem: string | null;
  readonly activity: string | null;
  readonly expenseDate: string | null;
  readonly toDate: string | null;
  readonly taxCode: string | null;
  readonly notes: string | null;
}
export type ExpenseField = keyof ExpenseValues;
export function newExpense(currency: string | null, today: string): ExpenseValues {
  return {
    amount: null,
    currency,
    expenseItem: null,
    activity: null,
    expenseDate: today,
    toDate: null,
    taxCode: null,
    notes: null,
  };
}
/** What of a form's values is one of an expense: texts, amounts, and relations by their ids. */
export function valuesIn(values: Readonly<Record<string, unknown>>): ExpenseValues {
  const textIn = (field: ExpenseField): string | null => {
    const value = values[field];
    if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    ...{ amount: textIn('amount'), currency: textIn('currency'), expenseItem: textIn('expenseItem') },
    ...{ activity: textIn('activity'), expenseDate: textIn('expenseDate'), toDate: textIn('toDate') },
    ...{ taxCode: textIn('taxCode'), notes: textIn('notes') },
  };
}
/** The values as the API takes them. */
export function sentOf(values: ExpenseValues): Readonly<Record<string, unknown>> {
  const { expenseItem, taxCode, ...plain } = values;
  return { ...plain, expenseItem: expenseItem && { id: expenseItem }, taxCode: taxCode && { id: taxCode } };
}
/** What keeps an expense from being saved on a day (`today`, where the person is), by field, as words. Receipts never do: they may follow. */
export function faultsOf(values: ExpenseValues, today: string): Partial<Record<ExpenseField, WordKey>> {
  const faults: Partial<Record<ExpenseField, WordKey>> = {};
  if (!values.amount) faults.amount = 'expense.amountMissing';
  else if (!/[1-9]/.test(values.amount) || values.amount.startsWith('-')) faults.amount = 'expense.amountZero';
  if (!values.currency) faults.currency = 'expense.currencyMissing';
  if (!values.expenseItem) faults.expenseItem = 'expense.itemMissing';
  if (!values.expenseDate) faults.expenseDate = 'expense.dateMissing';
  else if (values.expenseDate > today) faults.expenseDate = 'finding.expenses.dateInFuture';
  if (values.expenseDate && values.toDate && values.toDate <= values.expenseDate)
    faults.toDate = 'finding.expenses.toDateBeforeFrom';
  return faults;
}
/** Whether the policy wants a receipt for what is typed. */
export function needsReceipt({ expenseItem, amount, currency }: ExpenseValues, items: readonly Item[]): boolean {
  const item = items.find((one) => one.id === expenseItem);
  if (!item) return false;
  const { receiptRequired, receiptRequiredAbove, limit, tolerance, maximumAgeInDays } = item;
  const policy = {
    receiptRequired: receiptRequired ?? false,
    receiptRequiredAbove,
    limit,
    tolerance,
    maximumAgeInDays,
    currency: item.currency,
  };
  return isReceiptRequired({ amount: amount ?? '0', currency: currency ?? '' }, policy);
}

/** What a receipt proposes, by field. Amount and currency belong together: neither is proposed without the other. */
export type Proposed = Partial<Pick<ExpenseValues, 'amount' | 'currency' | 'expenseDate'>>;

/**
 * What of a proposal goes into a form: only where the person has not entered anything yet. `base` are the values that the form
 * began with, `now` those it has.
 */
export function proposedFor(
  { amount, currency, date }: ReceiptProposal,
  base: ExpenseValues,
  now: ExpenseValues,
): Proposed {
  const isTyped = (field: ExpenseField, read: string): boolean => now[field] !== base[field] && now[field] !== read;
  const isMoney = amount && currency && !isTyped('amount', amount) && !isTyped('currency', currency);
  return {
    ...(isMoney ? { amount, currency } : {}),
    ...(date && !isTyped('expenseDate', date) ? { expenseDate: date } : {}),
  };
}
/**
 * The values without what a receipt had proposed, once that receipt was removed: `start` comes back where the proposal still
 * stands. An amount that the person has changed keeps the currency it was seen with.
 */
export function withoutProposed(proposed: Proposed, start: ExpenseValues, now: ExpenseValues): ExpenseValues {
  const stands = (field: keyof Proposed): boolean => isStillProposed(proposed, now, field);
  const isMoney = stands('amount') && stands('currency');
  return {
    ...now,
    ...(isMoney ? { amount: start.amount, currency: start.currency } : {}),
    ...(stands('expenseDate') ? { expenseDate: start.expenseDate } : {}),
  };
}
/** Whether a field still shows what was proposed, so that the person is asked to look at it. */
export const isStillProposed = (proposed: Proposed, values: ExpenseValues, field: keyof Proposed): boolean =>
  proposed[field] !== undefined && proposed[field] === values[field];
