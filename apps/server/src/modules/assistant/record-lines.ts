import { countryIn, yearIn } from '@homeport/model/assistant';
import { requiredDocument, requirementTitle } from '@homeport/model/documents';
import { expensePayment } from '@homeport/model/payments';
import { country } from '@homeport/model/reference';
import { amountFor, dayFor } from '../../language/reader-formats.ts';
import { servicesOf } from '../cases/index.ts';
import { moneyOf } from '../expenses/index.ts';
import { countryNames, daysOf } from '../travel/index.ts';
import type { Asked, TopicLines } from './asked.ts';

/** Lines of one topic at most; the page of the topic has the rest. */
const most = 6;

/** The shared services, what needs the caller first. */
export async function serviceLines({ ctx, say, reader, textOf, language }: Asked): Promise<TopicLines> {
  const services = await servicesOf(ctx);
  const open = services.filter((one) => one.group !== 'DONE');
  const shown = (open.length > 0 ? open : services).slice(0, most).map(({ name, status, nextAction }) => {
    const is = textOf(`caseService.status.${status}`, undefined, language);
    if (!nextAction) return say('services.is', { name, status: is });
    const due = nextAction.dueDate ? dayFor(reader, nextAction.dueDate) : say('unknown');
    return nextAction.byAssignee
      ? say('services.needs', { name, action: nextAction.description, due })
      : say('services.next', { name, status: is, action: nextAction.description, due });
  });
  const left = services.length - shown.length;
  return {
    lines:
      services.length === 0
        ? []
        : [
            say('services.count', { count: services.length }),
            ...shown,
            ...(left > 0 ? [say('services.more', { count: left })] : []),
          ],
    missing: say('none.SERVICES'),
  };
}

/** Own reports by stage, and the last payments. */
export async function moneyLines({ ctx, say, reader, textOf, language }: Asked): Promise<TopicLines> {
  const [stages, payments] = await Promise.all([
    moneyOf(ctx),
    ctx.records(expensePayment).find({
      filter: { field: 'payee', op: 'eq', value: '$me.person' },
      sort: 'created,desc',
      limit: 50,
    }),
  ]);
  const money = (value: string, currency: string): string => `${amountFor(reader, value, currency)} ${currency}`;
  const named = (entity: string, status: string): string => textOf(`${entity}.status.${status}`, undefined, language);
  const paid = payments.filter((one) => one.status === 'PAID' && one.paidDate !== null);
  const coming = payments.filter((one) => one.status === 'PENDING' || one.status === 'SENT');
  const lastPaid = paid.toSorted((one, other) => (other.paidDate ?? '').localeCompare(one.paidDate ?? '')).slice(0, 2);
  return {
    lines: [
      ...stages.map(({ stage, currency, amount, reports }) =>
        say('money.stage', {
          stage: named('caseExpenseBatch', stage),
          amount: money(amount, currency),
          count: reports,
        }),
      ),
      ...coming.slice(0, 2).map((one) =>
        say('money.coming', {
          amount: money(one.amountRequested, one.currency),
          status: named('expensePayment', one.status),
        }),
      ),
      ...lastPaid.map((one) =>
        say('money.paid', {
          date: dayFor(reader, one.paidDate ?? ''),
          amount: money(one.amountRequested, one.currency),
          reference: one.paymentReference ?? '',
        }),
      ),
    ],
    missing: say('none.MONEY'),
  };
}

/** Days per country: of the country and the year that are named, else of this year and the one before. */
export async function daysLines({ ctx, question, today, language, say }: Asked): Promise<TopicLines> {
  const person = ctx.me.person;
  const all = person === null ? [] : await daysOf(ctx, person, language);
  const year = yearIn(question, today);
  const world = await ctx.records(country).find({ limit: 1000 });
  const named = countryIn(
    question,
    world.map((one) => one.code),
  );
  const thisYear = Number(today.slice(0, 4));
  const wanted = all
    .filter((one) => named === undefined || one.countryCode === named)
    .filter((one) => (year === undefined ? named !== undefined || one.year >= thisYear - 1 : one.year === year));
  return {
    lines: wanted
      .slice(0, most)
      .map((one) => say('days.line', { country: one.country, year: String(one.year), count: one.days })),
    missing:
      named === undefined
        ? say('none.DAYS')
        : say('none.DAYS.in', { country: countryNames(language)(named), year: year ? String(year) : 'none' }),
  };
}

/** Documents that still wait for the caller or for the team. */
export async function documentLines({ ctx, say, reader, textOf, language }: Asked): Promise<TopicLines> {
  const due = await ctx.records(requiredDocument).find({
    filter: {
      all: [
        { field: 'assignee', op: 'eq', value: '$me.person' },
        { field: 'status', op: 'in', value: ['REQUESTED', 'REJECTED', 'IN_REVIEW'] },
      ],
    },
    sort: 'dueDate,asc',
    limit: 100,
  });
  return {
    lines: due.slice(0, most).map((one) => {
      const { status, dueDate, decisionReason } = one;
      const name = requirementTitle(one);
      const is = textOf(`requiredDocument.status.${status}`, undefined, language);
      return status === 'REJECTED' && decisionReason
        ? say('documents.rejected', { name, status: is, reason: decisionReason })
        : say('documents.line', { name, status: is, due: dueDate ? dayFor(reader, dueDate) : say('unknown') });
    }),
    missing: say('none.DOCUMENTS'),
  };
}
