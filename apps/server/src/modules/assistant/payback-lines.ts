import { monthIn } from '@homeport/model/assistant';
import { paybackAgreement, paybackOn } from '@homeport/model/payroll';
import { amountFor, dayFor } from '../../language/reader-formats.ts';
import type { Asked, TopicLines } from './asked.ts';

/**
 * What the caller has agreed to pay back: what leaving would cost today, or in the month that the question names, and after which day
 * nothing is owed; what is due already.
 */
export async function paybackLines({ ctx, question, today, say, reader }: Asked): Promise<TopicLines> {
  const mine = await ctx.records(paybackAgreement).find({ sort: 'lastDay,asc', limit: 50 });
  const day = monthIn(question, today) ?? today;
  return {
    entries: mine.flatMap((one) => {
      const { description, currency, status, lastDay, paid } = one;
      const money = (value: string): string => `${amountFor(reader, value, currency)} ${currency}`;
      if (status === 'DUE' || status === 'WAIVER_ASKED')
        return [{ text: say('payback.due', { what: description, due: money(one.due ?? '0') }), about: '' }];
      if (status !== 'SIGNED' && status !== 'RUNNING') return [];
      const due = money(paybackOn(one, day).value);
      return [
        {
          text: say('payback.leaving', {
            what: description,
            day: dayFor(reader, day),
            due,
            paid: money(paid ?? '0'),
            last: lastDay === null ? say('unknown') : dayFor(reader, lastDay),
          }),
          about: '',
        },
      ];
    }),
    missing: say('none.PAYBACK'),
  };
}
