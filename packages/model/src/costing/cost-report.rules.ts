import { currencyDecimals, dayAfter, Exact, monthsBetween } from '@homeport/grammar';
import type { CostReport, ReportFigures, ReportRow } from './cost-report.routes.ts';

/** Full months of an assignment that are over on a day (yyyy-MM-dd), never more than it has; `months` is null while its end is open. */
export function monthsOver(start: string | null, months: number | null, today: string): number {
  if (start === null || today < start) return 0;
  const over = monthsBetween(start, dayAfter(today, 1));
  return months === null ? over : Math.min(over, months);
}

const figures = ['estimated', 'actual', 'committed', 'difference', 'accrual'] as const;
/** So many groups are shown; more of them nobody reads, and a file has them all. */
const mostReportRows = 200;

/** Several rows added up, in the currency of all of them. An assignment counts once for each row that it is in. */
export function reportTotals(rows: readonly ReportFigures[], currency: string): ReportFigures {
  const decimals = currencyDecimals(currency);
  const sum = (name: (typeof figures)[number]): string =>
    rows.reduce((all, row) => all.plus(row[name]), new Exact(0)).toFixed(decimals);
  return {
    assignments: rows.reduce((all, row) => all + row.assignments, 0),
    ...{ estimated: sum('estimated'), actual: sum('actual'), committed: sum('committed') },
    ...{ difference: sum('difference'), accrual: sum('accrual') },
  };
}

/** Rows of several companies as one report: what is called the same is one row. */
export function mergedRows(rows: readonly ReportRow[], currency: string): readonly ReportRow[] {
  const found = Map.groupBy(rows, ({ key }) => key);
  return [...found.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : same.length === 1 ? [first] : [{ ...first, ...reportTotals(same, currency) }];
  });
}

/** The largest differences first, whichever way; cut where nobody reads on. */
export function shownRows(
  rows: readonly ReportRow[],
  most: number = mostReportRows,
): Pick<CostReport, 'rows' | 'hasMore'> {
  const size = ({ difference }: ReportRow) => new Exact(difference).abs();
  const sorted = rows.toSorted((a, b) => size(b).comparedTo(size(a)) || (a.key < b.key ? -1 : 1));
  return { rows: sorted.slice(0, most), hasMore: sorted.length > most };
}
