import { Exact } from '@homeport/grammar';
import type { EstimateLineView } from './costing.routes.ts';

/** What one thing costs, by year. */
export interface CostRow {
  readonly key: string;
  readonly kind: EstimateLineView['kind'];
  readonly name: string | null;
  readonly byYear: ReadonlyMap<number, EstimateLineView>;
}
/** The lines of an estimate as rows by what they are for, in the order of their first year; several of one thing in a year stand below each other. */
export function costRows(lines: readonly EstimateLineView[]): readonly CostRow[] {
  const rows: { key: string; kind: CostRow['kind']; name: string | null; byYear: Map<number, EstimateLineView> }[] = [];
  for (const line of lines) {
    const isMine = (row: CostRow) => row.kind === line.kind && row.name === line.name && !row.byYear.has(line.year);
    const row = rows.find(isMine);
    if (row) row.byYear.set(line.year, line);
    else rows.push({ key: line.id, kind: line.kind, name: line.name, byYear: new Map([[line.year, line]]) });
  }
  return rows;
}

/** The years of an estimate, in order. */
export const yearsIn = (lines: readonly EstimateLineView[]): readonly number[] =>
  [...new Set(lines.map(({ year }) => year))].sort((a, b) => a - b);

/** Whether a thing follows from pay: what is expected in all does not count it. */
export const isOfPay = ({ byYear }: CostRow): boolean => [...byYear.values()].every(({ amount }) => amount === null);

/** What the likely total is made of year by year, and beside it what follows from pay as far as its reader sees it. Exact, not rounded. */
export function totalsByYear(
  lines: readonly EstimateLineView[],
): Record<'likely' | 'pay', ReadonlyMap<number, string>> {
  const by = (amountOf: (line: EstimateLineView) => string | null) => {
    const sums = new Map<number, string>();
    for (const line of lines) {
      const amount = amountOf(line);
      if (amount !== null) sums.set(line.year, new Exact(sums.get(line.year) ?? 0).plus(amount).toFixed());
    }
    return sums;
  };
  return { likely: by(({ amount }) => amount), pay: by(({ payAmount }) => payAmount) };
}
