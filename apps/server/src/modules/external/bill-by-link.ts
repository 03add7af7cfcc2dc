import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { CaseService } from '@homeport/model/cases';
import {
  type ExternalAccess,
  externalAccess,
  mayBill,
  externalRefusals as no,
  type OutsideBilling,
  type OutsideService,
  serviceBilled,
} from '@homeport/model/external';
import { financeRefusals, postedLines, vendorInvoice } from '@homeport/model/finance';
import { serviceProvider } from '@homeport/model/policies';
import { todayOf } from '../../today.ts';
import { fileOf } from '../documents/index.ts';
import { writeBill } from '../finance/index.ts';
import { nameOf, serviceOf, shown } from './service-by-link.ts';

/** What was agreed and billed for the service of a link; null where its provider is not known, or nothing can be billed. */
export async function billingOf(ctx: Context, link: ExternalAccess, of: CaseService): Promise<OutsideBilling | null> {
  if (link.provider === null || !mayBill(of.status)) return null;
  const provider = await ctx.records(serviceProvider).get(link.provider.id);
  if (isRefusal(provider)) return null;
  const bills = await ctx.records(vendorInvoice).find({ filter: billsOf(link, of), sort: 'created,desc', limit: 50 });
  return {
    agreed: of.costAmount,
    currency: of.costCurrency ?? provider.currency,
    bills: bills.map((bill) => ({
      id: bill.id,
      invoiceNumber: bill.invoiceNumber,
      invoiceDate: bill.invoiceDate,
      currency: bill.currency,
      grossAmount: bill.grossAmount,
      status: bill.status,
      question: bill.status === 'QUERIED' ? bill.question : null,
      rejectionReason: bill.status === 'REJECTED' ? bill.rejectionReason : null,
      expectedPayment: bill.expectedPayment,
    })),
  };
}

/** The bills of the link's provider that are for its service as a whole. */
const billsOf = (link: ExternalAccess, of: CaseService) =>
  ({
    all: [
      { field: 'provider', op: 'eq', value: link.provider?.id ?? null },
      { field: 'caseService', op: 'eq', value: of.id },
      { field: 'status', op: 'ne', value: 'DRAFT' },
    ],
  }) as const;

interface Bill {
  readonly invoiceNumber: string;
  readonly invoiceDate: string;
  readonly currency: string;
  readonly amount: string;
  readonly document: string | null;
}
/** Hands a bill in for the service of a link, which is locked. Finance reviews it like any other. */
export async function billByLink(ctx: Context, link: ExternalAccess, bill: Bill): Promise<OutsideService | Refusal> {
  const of = await serviceOf(ctx, link, { lock: true });
  if (!of) return no.linkOver();
  const provider = link.provider ? await ctx.records(serviceProvider).get(link.provider.id) : undefined;
  if (!provider || isRefusal(provider) || !mayBill(of.status)) return no.notOffered();
  if (bill.invoiceDate > todayOf(ctx)) return financeRefusals.dateInFuture({}, 'invoiceDate');
  const lines = postedLines([{ caseService: of.id, unitAmount: bill.amount, description: of.name }], bill.currency);
  if (isRefusal(lines)) return { ...lines, field: 'amount' };
  const file = bill.document
    ? await fileOf(ctx, bill.document, { entity: externalAccess.name, id: link.id })
    : undefined;
  if (isRefusal(file)) return file;
  const head = { ...bill, poNumber: null, document: file?.id ?? null, caseService: of.id };
  const made = await writeBill(ctx, provider, head, lines);
  if (isRefusal(made)) return made;
  const moved = await ctx.records(vendorInvoice).move(made.id, 'status.submit');
  if (isRefusal(moved)) return moved;
  if (link.sender)
    await ctx.emit(serviceBilled, link.id, {
      bill: made.id,
      number: bill.invoiceNumber,
      name: of.name,
      by: nameOf(link),
      currency: bill.currency,
      amount: bill.amount,
      sender: link.sender.id,
    });
  return shown(ctx, link, of);
}

/** Answers what finance asks about a bill of the link. */
export async function answerByLink(
  ctx: Context,
  link: ExternalAccess,
  given: { readonly bill: string; readonly answer: string },
): Promise<OutsideService | Refusal> {
  const of = await serviceOf(ctx, link);
  if (!of) return no.linkOver();
  const bills = ctx.records(vendorInvoice);
  const [bill] = await bills.find({
    filter: {
      all: [
        billsOf(link, of),
        { field: 'id', op: 'eq', value: given.bill },
        { field: 'status', op: 'eq', value: 'QUERIED' },
      ],
    },
    limit: 1,
  });
  if (!bill) return no.notOffered();
  const moved = await bills.move(bill.id, 'status.reply', { answer: given.answer });
  return isRefusal(moved) ? moved : shown(ctx, link, of);
}
