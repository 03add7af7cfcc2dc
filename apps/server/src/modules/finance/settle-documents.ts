import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  difference,
  type FinancialTransaction,
  financeRefusals,
  financialTransaction,
  invoice,
  outstandingOf,
  type PayableDocument,
  paidBy,
  postTransaction,
  recordPayment,
  recordReceipt,
  reverseTransaction,
  unpaidBy,
  vendorInvoice,
} from '@homeport/model/finance';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

/** Money in and out of the ledger, and what it pays: an invoice by receipts, a vendor's bill by payments. */
export const settlementHandlers: readonly ActionHandler[] = [
  handle(recordReceipt, (ctx, { record, input }) => {
    const bill = record;
    const paid = { day: input.receivedDate, amount: input.amount ?? outstandingOf(bill) };
    return recordPaid(ctx, { type: 'RECEIPT', invoice: bill.id, caseDetail: bill.caseDetail?.id ?? null }, bill, {
      ...paid,
      party: bill.financialEntity.id,
      field: 'receivedDate',
    });
  }),
  handle(recordPayment, (ctx, { record, input }) => {
    const bill = record;
    const paid = { day: input.paidDate, amount: input.amount ?? outstandingOf(bill) };
    return recordPaid(ctx, { type: 'PAYMENT', vendorInvoice: bill.id }, bill, {
      ...paid,
      party: bill.vendor.id,
      field: 'paidDate',
    });
  }),
  handle(postTransaction, (ctx, { record }) => settle(ctx, record, paidBy)),
  handle(reverseTransaction, async (ctx, { record, input }) => {
    const entry = record;
    if (input.transactionDate < entry.transactionDate) return financeRefusals.reversalTooEarly({}, 'transactionDate');
    const made = await takeBack(ctx, entry, input.transactionDate);
    return isRefusal(made) ? made : await settle(ctx, entry, unpaidBy);
  }),
];

/** Enters and posts what was paid; posting pays the document. */
async function recordPaid(
  ctx: Context,
  of: Readonly<Record<string, unknown>>,
  bill: { readonly currency: string },
  paid: { readonly day: string; readonly amount: string; readonly party: string; readonly field: string },
): Promise<undefined | Refusal> {
  if (paid.day > todayOf(ctx)) return financeRefusals.dateInFuture({}, paid.field);
  const period = await periodOf(ctx, paid.day, paid.field);
  if (isRefusal(period)) return period;
  const entries = ctx.asSystem('what was paid is entered in the ledger').records(financialTransaction);
  const made = await entries.create({
    ...of,
    financialEntity: paid.party,
    transactionDate: paid.day,
    financialPeriod: period,
    currency: bill.currency,
    goodsAmount: paid.amount,
    taxAmount: '0',
  });
  if (isRefusal(made)) return made;
  const posted = await entries.act(made.id, 'post', {});
  return isRefusal(posted) ? posted : undefined;
}

/** The entry that takes another one back: the same with the opposite sign, posted at once, paying nothing itself. */
async function takeBack(ctx: Context, entry: FinancialTransaction, day: string): Promise<undefined | Refusal> {
  const period = await periodOf(ctx, day, 'transactionDate');
  if (isRefusal(period)) return period;
  const entries = ctx.asSystem('an entry is reversed by one of its own').records(financialTransaction);
  const made = await entries.create({
    type: entry.type,
    financialEntity: entry.financialEntity.id,
    caseDetail: entry.caseDetail?.id ?? null,
    transactionDate: day,
    financialPeriod: period,
    financialCode: entry.financialCode?.id ?? null,
    costCenter: entry.costCenter?.id ?? null,
    currency: entry.currency,
    exchangeRate: entry.exchangeRate,
    goodsAmount: difference(entry.currency, '0', entry.goodsAmount),
    taxAmount: difference(entry.currency, '0', entry.taxAmount),
    invoice: entry.invoice?.id ?? null,
    vendorInvoice: entry.vendorInvoice?.id ?? null,
    reversalOf: entry.id,
    description: entry.description,
  });
  if (isRefusal(made)) return made;
  const posted = await entries.move(made.id, 'status.post');
  return isRefusal(posted) ? posted : undefined;
}

/** What an entry pays, and the states in which that can be paid. */
function documentOf(entry: FinancialTransaction) {
  if (entry.type === 'RECEIPT' && entry.invoice) return { of: invoice, id: entry.invoice.id, open: 'SENT' } as const;
  if (entry.type === 'PAYMENT' && entry.vendorInvoice)
    return { of: vendorInvoice, id: entry.vendorInvoice.id, open: 'APPROVED' } as const;
  return undefined;
}

/** Brings what an entry pays up to date, with the document locked: what is paid of it, and PAID or not. */
async function settle(ctx: Context, entry: FinancialTransaction, rule: typeof paidBy): Promise<undefined | Refusal> {
  const document = documentOf(entry);
  if (!document) return undefined;
  const bills = ctx.asSystem('an entry of the ledger pays what it names').records(document.of);
  const bill = await bills.get(document.id, { lock: true });
  if (isRefusal(bill)) return bill;
  const party = 'vendor' in bill ? bill.vendor : bill.financialEntity;
  const payable: PayableDocument = {
    isPayable: bill.status === document.open || bill.status === 'PAID',
    party: party.id,
    currency: bill.currency,
    paidAmount: bill.paidAmount,
    outstandingAmount: outstandingOf(bill),
  };
  const paying = { party: entry.financialEntity.id, currency: entry.currency, amount: entry.grossAmount ?? '0' };
  const result = rule(paying, payable);
  if (isRefusal(result)) return result;
  const { paidAmount, isSettled } = result;
  const isPaid = bill.status === 'PAID';
  const changed =
    isSettled === isPaid
      ? await bills.update(bill.id, { paidAmount })
      : await bills.move(bill.id, isSettled ? 'status.pay' : 'status.unpay', { paidAmount });
  return isRefusal(changed) ? changed : undefined;
}

/** The financial period of a day. */
async function periodOf(ctx: Context, day: string, field: string): Promise<string | Refusal> {
  const [period] = await ctx.query(sql<{ id: string }>`
    select id from app.financial_period where ${day}::date between start_date and end_date`);
  return period?.id ?? financeRefusals.noPeriod({}, field);
}
