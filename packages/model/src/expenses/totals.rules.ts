import { defineCalculation, Exact, many, money, sum } from '@homeport/grammar';
import type { ConvertLine, ExpenseLine } from './line.rules.ts';

/**
 * What a report adds up to. Each item was converted and rounded by itself, so that the total is the sum of the numbers a person
 * sees; an item that could not be converted counts as nothing.
 */
export const reportTotal = defineCalculation({
  name: 'reportTotal',
  source: 'The sum of the items, each of them converted and rounded by itself',
  inputs: { lines: many(money('Item')) },
  result: money('Total'),
  work: ({ lines }, _, { currency, decimals }: { readonly currency: string; readonly decimals: number }) =>
    sum(lines, { kind: 'money', currency }).rounded(decimals),
});

/** One line in the report's currency. `undefined` amounts could not be converted or are not decided yet. */
export interface LineTotal {
  readonly line: string;
  readonly currency: string;
  readonly submitted: string;
  readonly approved?: string;
  readonly submittedConverted?: string;
  readonly approvedConverted?: string;
  readonly decision: 'undecided' | 'approved' | 'partiallyApproved' | 'rejected';
}

/** Totals of a report. Amounts are exact decimals with the decimals of their currency. */
export interface ReportTotals {
  readonly currency: string;
  readonly numberOfEntries: number;
  /** What was claimed, converted line by line; the batch total that is held against the control total. */
  readonly submitted: string;
  /** What was approved so far, converted line by line with the rate of each line. */
  readonly approved: string;
  /** True when every line is decided. Only then is `approved` what will be paid. */
  readonly isDecided: boolean;
  readonly isPartial: boolean;
  /** Submitted sums as spent, one per currency, never added across. */
  readonly submittedByCurrency: readonly { readonly currency: string; readonly amount: string }[];
  /** Lines that have no rate and are therefore missing from the totals. */
  readonly withoutRate: readonly string[];
  readonly lines: readonly LineTotal[];
}

/**
 * Totals of an expense report, derived from its lines and never entered. Each line is converted and rounded once, then
 * summed, so that the total is the sum of the numbers a person sees. Submitted and approved stay apart: approving less
 * changes nothing about what was claimed.
 */
export function reportTotals(
  lines: readonly ExpenseLine[],
  currency: string,
  currencyDecimals: number,
  convert: ConvertLine,
): ReportTotals {
  const totals = lines.map((line) => lineTotal(line, convert));
  const add = (amounts: readonly (string | undefined)[]) => {
    const given = amounts.map((amount) => ({ value: amount ?? null, currency }));
    return reportTotal.run({ lines: given }, { currency, decimals: currencyDecimals }).value;
  };
  return {
    currency,
    numberOfEntries: lines.length,
    submitted: add(totals.map((total) => total.submittedConverted)),
    approved: add(totals.map((total) => total.approvedConverted)),
    isDecided: totals.length > 0 && totals.every((total) => total.decision !== 'undecided'),
    isPartial: isPartlyApproved(totals),
    submittedByCurrency: perCurrency(lines),
    withoutRate: totals.filter((total) => total.submittedConverted === undefined).map((total) => total.line),
    lines: totals,
  };
}

function lineTotal(line: ExpenseLine, convert: ConvertLine): LineTotal {
  const converted = convert(line.submitted, line);
  const approved = line.approved ?? undefined;
  const part = approved === undefined ? undefined : convert(approved, line);
  return {
    line: line.id,
    currency: line.currency,
    submitted: line.submitted,
    ...(approved !== undefined && { approved }),
    ...(converted.ok && { submittedConverted: converted.amount }),
    ...(part?.ok && { approvedConverted: part.amount }),
    decision: decisionOn(line),
  };
}

function decisionOn({ submitted, approved }: ExpenseLine): LineTotal['decision'] {
  if (approved === undefined || approved === null) return 'undecided';
  const amount = new Exact(approved);
  if (amount.isZero()) return 'rejected';
  return amount.lessThan(submitted) ? 'partiallyApproved' : 'approved';
}

/** Something was approved and something was not. */
function isPartlyApproved(totals: readonly LineTotal[]): boolean {
  const decisions = new Set(totals.map((total) => total.decision));
  return decisions.has('partiallyApproved') || (decisions.has('approved') && decisions.has('rejected'));
}

function perCurrency(lines: readonly ExpenseLine[]): { currency: string; amount: string }[] {
  const sums = new Map<string, Exact>();
  const places = new Map<string, number>();
  for (const { currency, submitted } of lines) {
    sums.set(currency, (sums.get(currency) ?? new Exact(0)).plus(submitted));
    const written = submitted.split('.')[1]?.length ?? 0;
    places.set(currency, Math.max(places.get(currency) ?? 0, written));
  }
  return [...sums].map(([currency, total]) => ({ currency, amount: total.toFixed(places.get(currency) ?? 0) }));
}
