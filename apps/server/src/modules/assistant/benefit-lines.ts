import { caseBenefit } from '@homeport/model/benefits';
import { amountFor, dayFor } from '../../language/reader-formats.ts';
import { currentLumpSum, shownLumpSum } from '../benefits/index.ts';
import { currentCase } from '../cases/index.ts';
import type { Asked, TopicLines } from './asked.ts';

/** What was granted to the running assignment: amount, how often, and the limit of what may be claimed. */
export async function benefitLines({ ctx, say, reader }: Asked): Promise<TopicLines> {
  const missing = say('none.BENEFITS');
  const assignment = await currentCase(ctx);
  if (!assignment) return { entries: [], missing };
  const granted = await ctx.records(caseBenefit).find({
    filter: { field: 'caseDetail', op: 'eq', value: assignment.id },
    sort: 'created,asc',
    limit: 200,
  });
  return {
    entries: granted
      .filter((one) => one.amount !== null || one.upperLimit !== null)
      .map(({ benefit, amount, upperLimit, currency, period }) => {
        const money = (value: string): string => `${amountFor(reader, value, currency)} ${currency}`;
        const isOne = amount === null || upperLimit === null || Number(amount) === Number(upperLimit);
        return {
          text: say('benefits.line', {
            name: benefit.label,
            amount: money(amount ?? upperLimit ?? '0'),
            period: period ?? 'ONCE',
            limit: isOne ? 'none' : money(upperLimit),
          }),
          about: benefit.label,
        };
      }),
    missing,
  };
}

/** The lump sum with what is used and left of it, and the points where the policy has some. */
export async function lumpSumLines({ ctx, say, reader }: Asked): Promise<TopicLines> {
  const found = await currentLumpSum(ctx);
  if (!found) return { entries: [], missing: say('none.LUMP_SUM') };
  const shown = await shownLumpSum(ctx, found);
  const money = (value: string): string => `${amountFor(reader, value, shown.currency)} ${shown.currency}`;
  return {
    entries: [
      say('lumpSum.amount', {
        name: shown.name,
        amount: money(shown.amount),
        used: money(shown.used),
        left: money(shown.remaining),
      }),
      ...(shown.points > 0
        ? [say('lumpSum.points', { points: shown.points, used: shown.pointsUsed, left: shown.pointsLeft })]
        : []),
      ...(shown.points > 0 && shown.optionsUntil
        ? [say('lumpSum.until', { until: dayFor(reader, shown.optionsUntil) })]
        : []),
    ].map((text) => ({ text, about: '' })),
    missing: say('none.LUMP_SUM'),
  };
}
