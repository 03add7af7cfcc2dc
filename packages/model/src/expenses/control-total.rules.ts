import { Exact } from '@homeport/grammar';
import type { ExpenseFinding } from './line.rules.ts';

/**
 * The total of a report must not exceed its control total; both in the report's currency, exact decimals.
 * Equal or less is accepted, one minor unit more is flagged with `expenses.overControlTotal` (params `total`,
 * `controlTotal`, `excess`). No control total, no check. The specification flags; whether the flag also blocks is the
 * tenant's policy.
 */
export function checkControlTotal(
  total: string,
  controlTotal: string | null | undefined,
  severity: 'warn' | 'block' = 'warn',
): ExpenseFinding[] {
  if (controlTotal === undefined || controlTotal === null || controlTotal === '') return [];
  const excess = new Exact(total).minus(controlTotal);
  if (!excess.greaterThan(0)) return [];
  const params = { total, controlTotal, excess: excess.toFixed() };
  return [{ code: 'expenses.overControlTotal', severity, field: 'controlTotal', params }];
}
