import { type ActionHandler, answer, type Context, handle, type RouteHandler } from '@homeport/engine';
import { certain, isRefusal, type Refusal } from '@homeport/grammar';
import { caseExpenseBatch } from '@homeport/model/expenses';
import {
  buildPayments,
  expensePayment,
  type Payable,
  type PaymentGroup,
  paymentBatch,
  paymentReference,
  paymentRefusals,
  paymentsToBuild,
} from '@homeport/model/payments';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { type Candidate, candidates, grouped } from './candidates.ts';

/** What could be paid now, as the payments screen shows it. */
export const toBuildHandler: RouteHandler = answer(paymentsToBuild, async (ctx) => {
  const all = await candidates(ctx);
  const byId = new Map(all.map((one) => [one.id, one]));
  const { groups, leftOut } = grouped(ctx, all);
  return {
    groups: groups.map((group) => ({
      account: group.account,
      payeeName: group.items[0]?.payeeName ?? '',
      accountEnding: byId.get(group.items[0]?.id ?? '')?.accountEnding ?? '',
      currency: group.currency,
      total: group.total,
      reports: group.items.map((item) => payable(certain(byId.get(item.id)), null)),
    })),
    leftOut: leftOut.map(({ id, code, params }) => payable(certain(byId.get(id)), { code, params })),
  };
});

const payable = (one: Candidate, leftOut: Payable['leftOut']): Payable => ({
  report: one.id,
  reference: one.reference,
  description: one.description,
  payee: one.payee,
  payeeName: one.payeeName ?? '',
  currency: one.currency,
  amount: one.amount,
  accountEnding: one.accountEnding,
  leftOut,
});

/** Builds the batches; the reports are locked, so that two clerks cannot build the same payment. */
export const buildHandler: ActionHandler = handle(buildPayments, async (ctx, { input }) => {
  if (input.executionDate < todayOf(ctx)) return paymentRefusals.dateInPast({}, 'executionDate');
  const chosen = input.reports.map((one) => (typeof one === 'string' ? one : one.id));
  const all = await candidates(ctx, chosen);
  const { groups } = grouped(ctx, all);
  if (groups.length === 0 || all.length < chosen.length) return paymentRefusals.nothingToPay();
  const batches: string[] = [];
  let payments = 0;
  for (const group of groups) {
    const batch = await buildBatch(ctx, group, all, input.executionDate);
    if (isRefusal(batch)) return batch;
    batches.push(batch);
    payments += group.items.length;
  }
  return { batches: batches.map((id) => ({ id, label: '' })), payments };
});

async function buildBatch(
  ctx: Context,
  group: PaymentGroup,
  all: readonly Candidate[],
  executionDate: string,
): Promise<string | Refusal> {
  const system = ctx.asSystem('payment batches are built from approved reports only');
  const reports = group.items.map((item) => certain(all.find((one) => one.id === item.id)));
  const first = certain(reports[0]);
  const payer = await companyAccount(ctx, group.currency);
  if (isRefusal(payer)) return payer;
  const batch = await system.records(paymentBatch).create({
    reference: paymentReference({ prefix: 'PB', date: executionDate, sequence: await next(ctx, 'payment-batch') }),
    payee: first.payee,
    bankAccount: group.account,
    accountEnding: first.accountEnding,
    accountVersion: first.accountVersion,
    currency: group.currency,
    total: group.total,
    numberOfPayments: reports.length,
    executionDate,
    companyAccount: payer.id,
    debtorName: payer.name,
  });
  if (isRefusal(batch)) return batch;
  for (const report of reports) {
    const payment = await system.records(expensePayment).create({
      paymentReference: paymentReference({
        prefix: 'EXP',
        date: executionDate,
        sequence: await next(ctx, 'expense-payment'),
      }),
      payee: report.payee,
      caseExpenseBatch: report.id,
      bankAccount: group.account,
      accountEnding: report.accountEnding,
      amountRequested: report.amount,
      currency: group.currency,
      paymentBatch: batch.id,
    });
    if (isRefusal(payment)) return payment;
    const moved = await system
      .records(caseExpenseBatch)
      .move(report.id, 'status.addToPayment', { expensePayment: payment.id });
    if (isRefusal(moved)) return moved;
  }
  return batch.id;
}

async function companyAccount(ctx: Context, currency: string): Promise<{ id: string; name: string } | Refusal> {
  const [account] = await ctx.query(sql<{ id: string; name: string }>`
    select id, name from app.company_account where active and currency = ${currency} order by created, id limit 1`);
  return account ?? paymentRefusals.noCompanyAccount({ currency });
}

/** The next number of a kind in this tenant, never given twice. */
export async function next(ctx: Context, kind: string): Promise<number> {
  const [row] = await ctx.query(sql<{ number: string | number }>`select app.next_reference(${kind}) as number`);
  return Number(row?.number);
}
