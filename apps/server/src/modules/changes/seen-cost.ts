import type { Context } from '@homeport/engine';
import { allowanceFor } from '@homeport/grammar';
import {
  type ChangeOfCircumstance,
  changeOfCircumstance,
  type EffectFacts,
  isCostStale,
  type SaidChange,
  type SeenCost,
} from '@homeport/model/changes';
import { todayOf } from '../../today.ts';
import { costOf } from './cost-facts.ts';

interface Costed {
  readonly caseDetail: string;
  readonly change: SaidChange;
  /** The change where it was made already. */
  readonly kept: ChangeOfCircumstance | undefined;
  readonly effects: EffectFacts;
}
/** What a change does to the cost as its reader may see it: nothing where estimates are closed, and of pay nothing where that is. */
export async function seenCost(ctx: Context, { caseDetail, change, kept, effects }: Costed): Promise<SeenCost | null> {
  const { hidden } = allowanceFor(changeOfCircumstance, ctx.me);
  if (change.kind === 'OTHER' || hidden.has('costEffect')) return null;
  const system = ctx.asSystem('what a change does to the cost of its assignment');
  const baseDate = kept?.costBase ?? todayOf(ctx);
  const found = await costOf(system, { caseDetail, change, effects, baseDate });
  if (found === null) return null;
  const { currency, open, pay } = found;
  return {
    currency,
    ...{ lines: open.lines, total: open.total.value, trace: open.total.trace },
    pay: hidden.has('payEffect') ? null : { lines: pay.lines, total: pay.total.value, trace: pay.total.trace },
    isStale: kept?.status === 'REQUESTED' && isCostStale(kept, found),
  };
}
