import { asksWhatIsLeft } from '@homeport/model/assistant';
import { caseBenefit } from '@homeport/model/benefits';
import type { MyBenefit } from '@homeport/model/terms';
import { amountFor, dayFor } from '../../language/reader-formats.ts';
import { currentLumpSum, shownLumpSum } from '../benefits/index.ts';
import { currentCase } from '../cases/index.ts';
import { benefitsOfMine } from '../terms/index.ts';
import type { Asked, TopicLines } from './asked.ts';

/**
 * What was granted to the running assignment: amount, how often, until when, and up to what more can be agreed, as its page says it; with what is used and left, where that
 * is asked for or something was used.
 */
export async function benefitLines({ ctx, question, say, reader }: Asked): Promise<TopicLines> {
  const missing = say('none.BENEFITS');
  const assignment = await currentCase(ctx);
  if (!assignment) return { entries: [], missing };
  const granted = await ctx.records(caseBenefit).find({
    filter: { field: 'caseDetail', op: 'eq', value: assignment.id },
    sort: 'created,asc',
    limit: 200,
  });
  const mine = new Map((await benefitsOfMine(ctx)).map((one) => [one.id, one]));
  const isAsked = asksWhatIsLeft(question);
  return {
    entries: granted
      .filter((one) => mine.has(one.id) && (one.amount !== null || one.upperLimit !== null))
      .map(({ id, benefit, amount, upperLimit, currency, period, endsOn }) => {
        const money = (value: string): string => `${amountFor(reader, value, currency)} ${currency}`;
        const isOne = amount === null || upperLimit === null || Number(amount) === Number(upperLimit);
        const line = say('benefits.line', {
          name: benefit.label,
          amount: money(amount ?? upperLimit ?? '0'),
          period: period ?? 'ONCE',
          limit: isOne ? 'none' : money(upperLimit),
          until: endsOn ? dayFor(reader, endsOn) : 'none',
        });
        const drawn = mine.get(id)?.drawn;
        const isUsed = drawn !== undefined && Number(drawn.used) > 0;
        return {
          text: isAsked || isUsed ? `${line} ${leftOf(drawn, money, say, reader)}`.trim() : line,
          about: benefit.label,
        };
      }),
    missing,
  };
}

/** What is used and left of a benefit, and by how much it is over; that there is no total where none is set. */
function leftOf(
  drawn: MyBenefit['drawn'] | undefined,
  money: (value: string) => string,
  say: Asked['say'],
  reader: Asked['reader'],
): string {
  if (!drawn) return '';
  const { used, left, over, to } = drawn;
  if (left === null) return say('benefits.noTotal');
  const until = to ? dayFor(reader, to) : 'none';
  return [
    say('benefits.left', { used: money(used), left: money(left), until }),
    ...(Number(over) > 0 ? [say('benefits.over', { over: money(over) })] : []),
  ].join(' ');
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
