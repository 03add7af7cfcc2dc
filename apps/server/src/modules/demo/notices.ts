import type { Event, Values } from '@homeport/grammar';
import {
  caseExpense,
  caseExpenseBatch,
  expenseApproved,
  expenseItem,
  expenseRejected,
  reportSubmitted,
} from '@homeport/model/expenses';
import { user } from '@homeport/model/identity';
import { noticeDelivery, notification } from '@homeport/model/notifications';
import { expensePayment, paymentPaid, paymentSent } from '@homeport/model/payments';
import type { TextOf } from '../../services.ts';
import { noticeLink, noticeParams } from '../notifications/index.ts';
import { expenseItemDefaults, idOfDefault } from '../reference/index.ts';
import { demoId } from './chance.ts';
import type { World } from './world.ts';

interface Told {
  readonly to: string;
  readonly event: Event;
  readonly about: string;
  readonly at: string;
  readonly caseDetail: string;
  readonly params: Values;
}
/** Notices older than this many days were seen. */
const unreadDays = 30;
const rememberedDays = 90;

/** What was told under the bell about everything that happened to the reports and payments, in each reader's language. */
export function addNotices(world: World, textOf: TextOf): void {
  const oldest = world.clock.at(-rememberedDays, 0);
  const users = usersByPerson(world);
  const all = [...aboutReports(world), ...aboutLines(world, users), ...aboutPayments(world, users)];
  for (const told of all) if (told.at >= oldest) addNotice(world, told, textOf);
}

function addNotice(world: World, { to, event, about, at, caseDetail, params }: Told, textOf: TextOf): void {
  const notice = event.notices?.[0];
  if (!notice) return;
  const { language, dateFormat } = readerOf(world, to);
  // The same words and amounts as the product would have told.
  const said = noticeParams(event, params, { language, dateFormat });
  const isRead = at < world.clock.at(-unreadDays, 0);
  const id = demoId('notice', world.tenant.code, to, event.name, about);
  world.add(notification, id, {
    at,
    by: to,
    set: {
      user: to,
      caseDetail,
      event: event.name,
      effectId: id,
      title: textOf(`event.${event.name}.0.title`, said, language).trim(),
      body: textOf(`event.${event.name}.0.body`, said, language).trim(),
      link: noticeLink(notice.link ?? '', event, params),
      isRead,
      readAt: isRead ? at : null,
    },
  });
  world.add(noticeDelivery, demoId('delivery', id), {
    at,
    by: to,
    set: { notification: id, user: to, event: event.name, channel: 'APP', state: 'SENT', deliveredAt: at, attempts: 1 },
  });
}

function readerOf(world: World, id: string): { readonly language: string; readonly dateFormat: string } {
  const { language, dateFormat } = world.valuesOf(user, id);
  return { language: String(language ?? 'en'), dateFormat: String(dateFormat ?? 'dd-MM-yyyy') };
}

function usersByPerson(world: World): ReadonlyMap<string, string> {
  return new Map(
    world
      .rowsOf(user)
      .flatMap(({ id, steps: [made] }) =>
        typeof made.set.person === 'string' ? [[made.set.person, id] as const] : [],
      ),
  );
}

/** Reports that wait are told to whom they wait for. */
function aboutReports(world: World): Told[] {
  const approvers = new Map(
    world
      .rowsOf(caseExpense)
      .map(({ id }) => [
        String(world.valuesOf(caseExpense, id).caseExpenseBatch),
        String(world.valuesOf(caseExpense, id).approver),
      ]),
  );
  return world.rowsOf(caseExpenseBatch).flatMap(({ id }) => {
    const report = world.valuesOf(caseExpenseBatch, id);
    if (report.status !== 'AWAITING_APPROVAL') return [];
    const params = {
      report: id,
      reference: report.batchReference,
      description: report.description,
      total: report.batchTotal,
      currency: report.currency,
    };
    return [
      {
        to: approvers.get(id) ?? '',
        event: reportSubmitted,
        about: id,
        at: String(report.submittedDate),
        caseDetail: String(report.caseDetail),
        params,
      },
    ];
  });
}

/** Decisions are told to the assignee. */
function aboutLines(world: World, users: ReadonlyMap<string, string>): Told[] {
  return world.rowsOf(caseExpense).flatMap(({ id }) => {
    const line = world.valuesOf(caseExpense, id);
    const to = users.get(String(line.assignee));
    if (to === undefined || (line.approvalStatus !== 'APPROVED' && line.approvalStatus !== 'REJECTED')) return [];
    const isApproved = line.approvalStatus === 'APPROVED';
    const report = world.valuesOf(caseExpenseBatch, String(line.caseExpenseBatch));
    const params = {
      report: line.caseExpenseBatch,
      reference: report.batchReference,
      ...itemNames(world, String(line.expenseItem)),
      amount: isApproved ? line.approvedAmount : line.amount,
      currency: line.currency,
      reason: line.decisionReason ?? '',
    };
    const event = isApproved ? expenseApproved : expenseRejected;
    return [{ to, event, about: id, at: String(line.decidedDate), caseDetail: String(line.caseDetail), params }];
  });
}

/** Payments are told to who gets them. */
function aboutPayments(world: World, users: ReadonlyMap<string, string>): Told[] {
  return world.rowsOf(expensePayment).flatMap(({ id, steps }) => {
    const payment = world.valuesOf(expensePayment, id);
    const to = users.get(String(payment.payee));
    if (to === undefined) return [];
    const caseDetail = String(world.valuesOf(caseExpenseBatch, String(payment.caseExpenseBatch)).caseDetail);
    const params = {
      reference: payment.paymentReference,
      amount: payment.amountRequested,
      currency: payment.currency,
      accountEnding: payment.accountEnding,
    };
    return steps.flatMap((step) => {
      const event = step.deed === 'send' ? paymentSent : step.deed === 'pay' ? paymentPaid : undefined;
      return event ? [{ to, event, about: id, at: step.at, caseDetail, params }] : [];
    });
  });
}

function itemNames(world: World, id: string): Values {
  const item = expenseItemDefaults.find((i) => idOfDefault(world.tenant.id, expenseItem, i.code) === id);
  return { expense: item?.en ?? '', expenseEs: item?.es ?? null, expenseFr: item?.fr ?? null };
}
