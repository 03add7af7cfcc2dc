import { checkControlTotal } from './control-total.rules.ts';
import { findDuplicates, type KnownExpense } from './duplicate.rules.ts';
import type { ConvertLine, ExpenseFinding, ExpenseLine } from './line.rules.ts';
import { checkDates, checkReceipt, checkSubmittedAmount } from './line-checks.rules.ts';
import { checkFlexLimits, type FlexLimits } from './policy-limit.rules.ts';
import { reportTotals } from './totals.rules.ts';

/** The report as it is about to be submitted. */
export interface ReportDraft {
  readonly id: string;
  readonly description?: string | null;
  readonly currency: string;
  readonly controlTotal?: string | null;
  readonly lines: readonly ExpenseLine[];
}

/** What the caller has loaded for the checks; every part is plain data or a pure function. */
export interface SubmitFacts {
  /** The assignee's date, yyyy-MM-dd. */
  readonly today: string;
  /** Expenses older than so many days are pointed out. */
  readonly maxAgeDays?: number;
  readonly decimalsOf: (currency: string) => number;
  readonly convert: ConvertLine;
  /** Candidates for duplicates in other reports (same employee near the dates, or same receipt). */
  readonly known: readonly KnownExpense[];
  /** Limits of the benefit a line falls under, in the currency of the line. */
  readonly limitsOf?: (line: ExpenseLine) => FlexLimits | undefined;
  readonly overControlTotal?: 'warn' | 'block';
}

/**
 * Everything that is checked before an expense report is submitted, gathered in one pass so that the assignee sees all
 * of it at once: description (`expenses.descriptionRequired`), at least one item (`expenses.noItems`), per line amount,
 * dates, receipt, rate (`rates.noRate`), duplicates in this and in other reports, flexible limits; control total last.
 * Blocking findings stop the submission; warnings are confirmed and travel with the report to the approver.
 */
export function checkBeforeSubmit(report: ReportDraft, facts: SubmitFacts): ExpenseFinding[] {
  const findings: ExpenseFinding[] = [];
  if (!report.description?.trim()) {
    findings.push({ code: 'expenses.descriptionRequired', severity: 'block', field: 'description' });
  }
  if (report.lines.length === 0) findings.push({ code: 'expenses.noItems', severity: 'block', field: 'items' });
  report.lines.forEach((line, index) => {
    findings.push(...checkLine(line, report, report.lines.slice(0, index), facts));
  });
  const { submitted } = reportTotals(report.lines, report.currency, facts.decimalsOf(report.currency), facts.convert);
  findings.push(...checkControlTotal(submitted, report.controlTotal, facts.overControlTotal));
  return findings;
}

function checkLine(
  line: ExpenseLine,
  report: ReportDraft,
  earlier: readonly ExpenseLine[],
  facts: SubmitFacts,
): ExpenseFinding[] {
  // Lines of this report are compared with the earlier ones only, so that a pair is reported once, not twice.
  const siblings = earlier.map((other): KnownExpense => ({ ...other, report: report.id, reportState: 'open' }));
  const elsewhere = facts.known.filter((other) => other.report !== report.id);
  const decimals = facts.decimalsOf(line.currency);
  const limits = facts.limitsOf?.(line);
  const overLimit = limits ? checkFlexLimits(line.submitted, limits, decimals).findings : [];
  return [
    ...checkSubmittedAmount(line, decimals),
    ...checkDates(line, facts.today, facts.maxAgeDays),
    ...checkReceipt(line),
    ...checkRate(line, facts.convert),
    ...findDuplicates(line, [...siblings, ...elsewhere]),
    ...overLimit.map((finding) => ({
      ...finding,
      params: { ...finding.params, currency: line.currency, line: line.id },
    })),
  ];
}

function checkRate(line: ExpenseLine, convert: ConvertLine): ExpenseFinding[] {
  const converted = convert(line.submitted, line);
  if (converted.ok) return [];
  const params = { ...converted.params, line: line.id };
  return [{ code: converted.code, severity: 'block', field: 'currency', params }];
}
