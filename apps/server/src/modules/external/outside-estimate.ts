import type { Context } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { costEstimate, costEstimateLine } from '@homeport/model/cases';
import { type EstimateLineView, monthTotals } from '@homeport/model/costing';
import type { ExternalAccess, OutsideEstimate } from '@homeport/model/external';
import type { Services } from '../../services.ts';
import { estimateWords, labelIn, viewOf } from '../costing/index.ts';

/**
 * A cost estimate as whoever has its link sees it: the figures that stand in the record, without what follows from pay unless the
 * sender, to whom it was open, sent it along. How figures came about is not told outside. Undefined once it is gone.
 */
export async function outsideEstimate(
  ctx: Context,
  { textOf, catalogue }: Pick<Services, 'textOf' | 'catalogue'>,
  { costEstimate: of, withPay, language }: ExternalAccess,
): Promise<OutsideEstimate | undefined> {
  const one = of ? await ctx.records(costEstimate).get(of.id) : undefined;
  if (!one || isRefusal(one)) return undefined;
  const view = await viewOf(ctx, one);
  const reader = { locale: language, dateFormat: '', textOf, catalogue };
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const kind = labelIn(costEstimateLine, 'kind', reader);
  const amountOf = (line: EstimateLineView) => line.amount ?? (withPay === true ? line.payAmount : null);
  const shown = view.lines.filter((line) => amountOf(line) !== null);
  const { number, currency, baseDate, total, lowTotal, highTotal, takenForGiven, assumptions } = view;
  return {
    assignment: one.caseDetail.label ?? '',
    ...{ number, currency, baseDate, total, lowTotal, highTotal },
    status: labelIn(costEstimate, 'status', reader)(one.status),
    payTotal: withPay === true ? view.payTotal : null,
    isWithoutPay: shown.length < view.lines.length,
    lines: shown.map((line) => ({
      name: line.name === null ? kind(line.kind) : `${kind(line.kind)} · ${line.name}`,
      year: line.year,
      amount: amountOf(line) ?? '0',
      ...(line.amount === null ? { low: null, high: null } : { low: line.low, high: line.high }),
    })),
    months: monthTotals(shown).map(({ month, amount }) => ({
      name: monthName.format(Date.parse(`${month}-15`)),
      amount,
    })),
    taken: [...takenForGiven.map(estimateWords[language].says), ...(assumptions ? [assumptions] : [])],
  };
}
