import { asksForLimit, asksWhyRefused } from '@homeport/model/assistant';
import {
  type CaseExpense,
  caseExpense,
  caseExpenseBatch,
  ceilingOf,
  decimalsOf,
  expenseItem,
} from '@homeport/model/expenses';
import { type ExpensePayment, expensePayment, type MoneyOnItsWay } from '@homeport/model/payments';
import { amountFor, dayFor, type Reader } from '../../language/reader-formats.ts';
import { todayOf } from '../../today.ts';
import { moneyOf } from '../expenses/index.ts';
import { onItsWay } from '../payments/index.ts';
import type { Asked, TopicEntry, TopicLines } from './asked.ts';

const mine = { field: 'assignee', op: 'eq', value: '$me.person' } as const;

const money = (reader: Reader, value: string, currency: string): string =>
  `${amountFor(reader, value, currency)} ${currency}`;

/** Own reports by stage, each that waits with whom it waits for, the last payments, and single items where they are named. */
export async function moneyLines(asked: Asked): Promise<TopicLines> {
  if (asksForLimit(asked.question)) return limitLines(asked);
  const { ctx, say, reader, textOf, language } = asked;
  const [stages, named, ways, reports, items, payments] = await Promise.all([
    moneyOf(ctx),
    itemNames(asked),
    onItsWay(ctx),
    ctx.records(caseExpenseBatch).find({
      filter: { all: [mine, { field: 'status', op: 'ne', value: 'CANCELLED' }] },
      sort: 'created,desc',
      limit: 100,
    }),
    ctx.records(caseExpense).find({ filter: mine, sort: 'expenseDate,desc', limit: 500 }),
    ctx.records(expensePayment).find({
      filter: { field: 'payee', op: 'eq', value: '$me.person' },
      sort: 'created,desc',
      limit: 50,
    }),
  ]);
  const wayOf = new Map(ways.map((one) => [one.report, one]));
  const ofReport = Map.groupBy(items, (one) => one.caseExpenseBatch.id);
  const known = new Set(reports.map((one) => one.id));
  const saidByName = new Set<string>(reports.filter(({ id }) => wayOf.has(id)).map(({ status }) => status));
  const refused = asksWhyRefused(asked.question) ? items.filter((one) => one.approvalStatus === 'REJECTED') : [];
  if (refused.length > 0)
    return { entries: refused.map((one) => itemEntry(asked, one, named)), missing: say('none.MONEY') };
  const waiting = reports.filter((one) => one.status === 'AWAITING_APPROVAL');
  return {
    entries: [
      ...waiting.map((one): TopicEntry => {
        const inside = ofReport.get(one.id) ?? [];
        const open = inside.find((item) => item.approver !== null) ?? inside[0];
        return {
          text: waitingLine(asked, 'money', open, {
            name: one.description,
            amount: money(reader, one.batchTotal ?? '0', one.currency),
            status: textOf(`caseExpenseBatch.status.${one.status}`, undefined, language),
            paid: dayOr(asked, wayOf.get(one.id)?.expected),
          }),
          about: one.description,
        };
      }),
      ...reports
        .filter((one) => one.status !== 'AWAITING_APPROVAL')
        .map((one): TopicEntry => {
          const amount = money(reader, one.approvedTotal ?? one.batchTotal ?? '0', one.currency);
          const status = textOf(`caseExpenseBatch.status.${one.status}`, undefined, language);
          const way = wayOf.get(one.id);
          const values = { name: one.description, amount, status };
          return {
            text: way
              ? say('money.withFinance', { ...values, ...expectedOf(asked, way) })
              : say('money.report', values),
            about: one.description,
            isDetail: way === undefined,
          };
        }),
      ...stages
        .filter(({ stage }) => !saidByName.has(stage))
        .map(
          ({ stage, currency, amount, reports: count }): TopicEntry => ({
            text: say('money.stage', {
              stage: textOf(`caseExpenseBatch.status.${stage}`, undefined, language),
              amount: money(reader, amount, currency),
              count,
            }),
            about: 'money',
          }),
        ),
      ...paymentEntries(asked, payments),
      ...items.filter((one) => known.has(one.caseExpenseBatch.id)).map((one) => itemEntry(asked, one, named)),
    ],
    missing: say('none.MONEY'),
  };
}

const dayOr = ({ reader }: Asked, day: string | null | undefined): string => (day ? dayFor(reader, day) : 'none');

/** Who has approved money, and whether a day is known for it that has not passed. */
function expectedOf(asked: Asked, { owner, expected }: MoneyOnItsWay): Record<string, string> {
  const isPast = expected !== null && expected < todayOf(asked.ctx);
  return { owner, expected: expected === null ? 'none' : isPast ? 'late' : 'coming', day: dayOr(asked, expected) };
}

/** Up to how much may be spent on each kind of expense without an exception; said of what the question names. */
async function limitLines(asked: Asked): Promise<TopicLines> {
  const { ctx, say, reader } = asked;
  const [all, named] = await Promise.all([ctx.records(expenseItem).find({ limit: 1000 }), itemNames(asked)]);
  const entries = all.flatMap(({ id, name, limit, tolerance, currency }): TopicEntry[] => {
    const most = currency && ceilingOf({ upper: limit, tolerancePercent: tolerance }, decimalsOf(currency))?.value;
    if (!currency || !most) return [];
    const called = named.get(id) ?? name;
    const text = say('money.limit', { name: called, limit: money(reader, most, currency) });
    return [{ text, about: `${name} ${called}`, isDetail: true }];
  });
  return { entries, missing: '' };
}

/** What kinds of expenses are called in the language of the answer, by id; none in English, which is what a relation says. */
async function itemNames({ ctx, language }: Asked): Promise<ReadonlyMap<string, string | null>> {
  if (language === 'en') return new Map();
  const all = await ctx.records(expenseItem).find({ limit: 1000 });
  return new Map(all.map((one) => [one.id, language === 'es' ? one.nameEs : one.nameFr]));
}

/** What waits for somebody says for whom, since when, and until when it should be decided. */
function waitingLine(
  { say, reader }: Asked,
  kind: 'money' | 'item',
  item: CaseExpense | undefined,
  values: Readonly<Record<string, string>>,
): string {
  if (!item?.approver) return say(kind === 'money' ? 'money.report' : 'money.item', values);
  return say(kind === 'money' ? 'money.waits' : 'money.itemWaits', {
    ...values,
    person: item.approver.label,
    since: item.submittedDate ? dayFor(reader, item.submittedDate.slice(0, 10)) : say('unknown'),
    due: item.dueDate ? dayFor(reader, item.dueDate) : 'none',
  });
}

const stillOpen: readonly string[] = ['AWAITING_APPROVAL', 'DELEGATED', 'ESCALATED', 'ON_HOLD'];

/** One expense: what it was for, its amount as it was entered, and where it stands. */
function itemEntry(asked: Asked, one: CaseExpense, named: ReadonlyMap<string, string | null>): TopicEntry {
  const { say, reader, textOf, language } = asked;
  const values = {
    name: [named.get(one.expenseItem.id) ?? one.expenseItem.label, one.activity].filter(Boolean).join(', '),
    date: dayFor(reader, one.expenseDate),
    amount: money(reader, one.amount, one.currency),
    status: textOf(`caseExpense.approvalStatus.${one.approvalStatus}`, undefined, language),
  };
  const text =
    one.approvalStatus === 'REJECTED' && one.decisionReason
      ? say('money.rejected', { ...values, reason: one.decisionReason })
      : stillOpen.includes(one.approvalStatus)
        ? waitingLine(asked, 'item', one, values)
        : say('money.item', values);
  return { text, about: `${one.expenseItem.label} ${values.name}`, isDetail: true };
}

/** Payments under way, and the last two that came. */
function paymentEntries({ say, reader, textOf, language }: Asked, payments: readonly ExpensePayment[]): TopicEntry[] {
  const about = 'payment';
  const paid = payments.filter((one) => one.status === 'PAID' && one.paidDate !== null);
  const coming = payments.filter((one) => one.status === 'PENDING' || one.status === 'SENT');
  return [
    ...coming.slice(0, 2).map((one) => ({
      text: say('money.coming', {
        amount: money(reader, one.amountRequested, one.currency),
        status: textOf(`expensePayment.status.${one.status}`, undefined, language),
      }),
      about,
    })),
    ...paid
      .toSorted((one, other) => (other.paidDate ?? '').localeCompare(one.paidDate ?? ''))
      .slice(0, 2)
      .map((one) => ({
        text: say('money.paid', {
          date: dayFor(reader, one.paidDate ?? ''),
          amount: money(reader, one.amountRequested, one.currency),
          reference: one.paymentReference ?? '',
          account: one.accountEnding ?? 'none',
        }),
        about,
      })),
  ];
}
