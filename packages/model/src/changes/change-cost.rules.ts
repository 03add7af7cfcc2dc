import { Exact } from '@homeport/grammar';
import type { ChangeOfCircumstance } from './change-of-circumstance.entity.ts';
import type { ChangedEstimate } from './changed-cost-working.ts';

type Kept = Pick<
  ChangeOfCircumstance,
  | 'costEffect'
  | 'payEffect'
  | 'currency'
  | 'costBase'
  | 'costWorking'
  | 'payWorking'
  | 'costExplanation'
  | 'payExplanation'
>;

/**
 * The effect on cost as it is kept: taken when a change is made, when something else is asked for, and when somebody looks at it
 * again; nothing where it stays as it was. What is decided is what was worked out, so from then on it stays.
 */
export function costOfChange(
  change: Pick<ChangeOfCircumstance, 'status' | 'seenAt' | 'payWorking'>,
  asked: string,
  found: ChangedEstimate | null,
): Partial<Kept> {
  if (change.status !== 'REQUESTED') return {};
  // One that is told as it was decided, such as in the demo, has no working at all.
  if (change.seenAt !== null && (change.payWorking?.asked ?? asked) === asked) return {};
  return {
    costEffect: found?.open.total.value ?? null,
    payEffect: found?.pay.total.value ?? null,
    currency: found?.currency ?? null,
    costBase: found?.baseDate ?? null,
    costWorking: { lines: found?.open.lines ?? [] },
    payWorking: { asked, lines: found?.pay.lines ?? [] },
    costExplanation: found?.open.total.trace ?? null,
    payExplanation: found?.pay.total.trace ?? null,
  };
}

/** Whether what was worked out comes to something else by now, at the rates of the same day. */
export function isCostStale(
  { costWorking, costEffect, payEffect }: Pick<ChangeOfCircumstance, 'costWorking' | 'costEffect' | 'payEffect'>,
  found: ChangedEstimate | null,
): boolean {
  if (costWorking === null || costEffect === null || found === null) return false;
  return !new Exact(found.open.total.value).eq(costEffect) || !new Exact(found.pay.total.value).eq(payEffect ?? 0);
}
