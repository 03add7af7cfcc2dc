import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { exchangeRate, ratesBehind } from '@homeport/model/rates';

/**
 * Closes the rates that amounts now agreed were converted with, by the explanations stored beside these. They are locked in the
 * order of their ids, so that two reports handed in at once wait for one another and find them closed.
 */
export async function closeRates(ctx: Context, explanations: readonly unknown[]): Promise<Refusal | undefined> {
  const ids = ratesBehind(explanations);
  if (ids.length === 0) return undefined;
  const rates = ctx.asSystem('a rate that an agreed amount was converted with is closed').records(exchangeRate);
  const open = await rates.find({
    filter: {
      all: [
        { field: 'id', op: 'in', value: ids },
        { field: 'status', op: 'eq', value: 'OPEN' },
      ],
    },
    sort: 'id,asc',
    limit: ids.length,
  });
  for (const { id } of open) {
    const rate = await rates.get(id, { lock: true });
    if (isRefusal(rate)) return rate;
    const moved = rate.status === 'OPEN' ? await rates.move(id, 'status.use') : undefined;
    if (isRefusal(moved)) return moved;
  }
  return undefined;
}
