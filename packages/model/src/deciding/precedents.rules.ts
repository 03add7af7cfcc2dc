import { currencyDecimals, Exact } from '@homeport/grammar';
import { round } from '../money/door.generated.ts';
import type { BudgetEffect, Precedent } from './deciding.routes.ts';

/** So many precedents are shown. */
const most = 8;

/** The last decision of each record, the newest first; `rows` come in that order, several of one record among them. */
export const lastOfEach = (rows: readonly (Precedent & { readonly of: string })[]): readonly Precedent[] =>
  [...new Map(rows.toReversed().map((row) => [row.of, row] as const)).values()]
    .toSorted((one, other) => other.decidedAt.localeCompare(one.decidedAt))
    .slice(0, most)
    .map(({ of: _, ...precedent }) => precedent);

/** What a decision does to a budget: what is left after what was spent and what is asked for. Amounts in one currency. */
export function budgetEffect(approved: string, spent: string, asked: string | null, currency: string): BudgetEffect {
  const decimals = currencyDecimals(currency);
  const left = asked === null ? null : new Exact(approved).minus(spent).minus(asked).toFixed();
  const said = (amount: string): string => round(amount, decimals);
  return {
    approved: said(approved),
    spent: said(spent),
    asked: asked === null ? null : said(asked),
    left: left === null ? null : said(left),
    currency,
  };
}
