import { Exact } from '@homeport/grammar';
import type { ExpenseFinding, ExpenseLine } from './line.rules.ts';

/** A required receipt must be present: `expenses.missingReceipt`, blocking (specification, validation rules). */
export function checkReceipt(line: ExpenseLine): ExpenseFinding[] {
  if (!line.isReceiptRequired || line.receiptHash) return [];
  return [{ code: 'expenses.missingReceipt', severity: 'block', field: 'receipt', params: { line: line.id } }];
}

/**
 * "An expense to-date must be after the from-date": the same day is refused too, an expense of one day has no to-date.
 * `expenses.toDateBeforeFrom` blocks, and so does `expenses.dateInFuture`: what will be spent has no rate yet and was paid by
 * nobody; what is paid for later carries the day of its payment. `today` (yyyy-MM-dd) is the day in UTC, and east of it the next one
 * has begun already. `expenses.tooOld` (params `days`) only warns, where the policy has a `maxAgeDays`.
 */
export function checkDates(line: ExpenseLine, today: string, maxAgeDays?: number): ExpenseFinding[] {
  const findings: ExpenseFinding[] = [];
  const params = { line: line.id };
  if (line.toDate && line.toDate <= line.date) {
    findings.push({ code: 'expenses.toDateBeforeFrom', severity: 'block', field: 'toDate', params });
  }
  if (daysBetween(today, line.date) > 1)
    findings.push({ code: 'expenses.dateInFuture', severity: 'block', field: 'date', params });
  if (maxAgeDays !== undefined && daysBetween(line.date, today) > maxAgeDays) {
    findings.push({
      code: 'expenses.tooOld',
      severity: 'warn',
      field: 'date',
      params: { ...params, days: maxAgeDays },
    });
  }
  return findings;
}

/** Days from one date (yyyy-MM-dd) to another, negative when the other is earlier. */
function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/**
 * The amount claimed must be above zero (`expenses.amountNotPositive`) and have no digits below the minor unit of its
 * currency (`expenses.amountTooPrecise`, params `decimals`). Both block.
 */
export function checkSubmittedAmount(line: ExpenseLine, currencyDecimals: number): ExpenseFinding[] {
  const amount = new Exact(line.submitted);
  const params = { line: line.id };
  if (!amount.greaterThan(0)) {
    return [{ code: 'expenses.amountNotPositive', severity: 'block', field: 'amount', params }];
  }
  if (amount.decimalPlaces() > currencyDecimals) {
    const limit = { ...params, decimals: currencyDecimals };
    return [{ code: 'expenses.amountTooPrecise', severity: 'block', field: 'amount', params: limit }];
  }
  return [];
}

/**
 * An approver may approve a part, never more than was submitted (`expenses.approvedOverSubmitted`), never nothing or less
 * (`expenses.approvedNothing`: who approves nothing rejects, and says why), and only whole minor units (`expenses.amountTooPrecise`). All block.
 */
export function checkApprovedAmount(line: ExpenseLine, currencyDecimals: number): ExpenseFinding[] {
  if (line.approved === undefined || line.approved === null) return [];
  const approved = new Exact(line.approved);
  const finding = (code: ExpenseFinding['code'], params: Record<string, string | number>): ExpenseFinding[] => [
    { code, severity: 'block', field: 'approvedAmount', params: { line: line.id, ...params } },
  ];
  if (!approved.greaterThan(0)) return finding('expenses.approvedNothing', {});
  if (approved.greaterThan(line.submitted)) {
    return finding('expenses.approvedOverSubmitted', { submitted: line.submitted, approved: line.approved });
  }
  if (approved.decimalPlaces() > currencyDecimals) {
    return finding('expenses.amountTooPrecise', { decimals: currencyDecimals });
  }
  return [];
}
