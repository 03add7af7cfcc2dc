import { Exact } from '@homeport/grammar';
import { decimalsOf } from '@homeport/model/expenses';
import type { PayableGroup, PaymentBatch } from '@homeport/model/payments';
import type { Me } from '../../approvals/inbox/approvals.types.ts';

/** An exact amount in one currency. */
export interface Sum {
  readonly currency: string;
  readonly total: string;
}
/** What makes a group the same group when the list is read again: its account and its currency. */
export const groupKey = (group: Pick<PayableGroup, 'account' | 'currency'>): string =>
  `${group.account} ${group.currency}`;

/** One exact sum per currency, in the order in which the currencies first occur; currencies are never added up. */
export function sumsOf(items: readonly Sum[]): Sum[] {
  const sums = new Map<string, Exact>();
  for (const { currency, total } of items) sums.set(currency, (sums.get(currency) ?? new Exact(0)).plus(total));
  return [...sums].map(([currency, sum]) => ({ currency, total: sum.toFixed(decimalsOf(currency)) }));
}

/** The groups that are ticked and still there. */
export const chosenGroups = (groups: readonly PayableGroup[], keys: ReadonlySet<string>): PayableGroup[] =>
  groups.filter((group) => keys.has(groupKey(group)));

/** Ids of every report of some groups, each once: what `build` is asked for. */
export const reportsOf = (groups: readonly PayableGroup[]): string[] => [
  ...new Set(groups.flatMap((group) => group.reports.map((one) => one.report))),
];

/** Whether a batch may be released by the reader, as the record itself says. */
export const canRelease = (batch: Pick<PaymentBatch, 'can' | 'status'>): boolean =>
  batch.status === 'BUILT' && (batch.can ?? []).includes('cancel');

/** Why the reader may not release a batch although it waits for that: they have built it, or get money from it. */
export function whyNotRelease(
  batch: Pick<PaymentBatch, 'createdBy' | 'payee'>,
  me: Pick<Me, 'user' | 'person'>,
): 'creator' | 'payee' | null {
  if (batch.createdBy?.id === me.user) return 'creator';
  return me.person !== null && batch.payee.id === me.person ? 'payee' : null;
}

/** Today by the calendar of UTC, yyyy-MM-dd: the day the server counts by. */
export const today = (): string => Temporal.Now.plainDateISO('UTC').toString();
