import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type ExternalAccess,
  externalAccess,
  mayBill,
  externalRefusals as no,
  type OutsideService,
  serviceBilled,
} from '@homeport/model/external';
import { financeRefusals, postedLines, vendorInvoice } from '@homeport/model/finance';
import { serviceProvider } from '@homeport/model/policies';
import { todayOf } from '../../today.ts';
import { fileOf } from '../documents/index.ts';
import { writeBill } from '../finance/index.ts';
import { billsOf } from './billing-of.ts';
import { nameOf, serviceOf } from './link-service.ts';
import { shown } from './outside-service.ts';

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
