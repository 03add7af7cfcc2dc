import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { csvText } from '@homeport/engine/exchange';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { caseExpenseBatch, decimalsOf } from '@homeport/model/expenses';
import {
  expensePayment,
  type PaymentBatch,
  type PaymentFile,
  paymentBatch,
  paymentRefusals,
  paymentSent,
  paymentTable,
  releaseBatches,
  writePain001,
} from '@homeport/model/payments';
import type { Services } from '../../services.ts';
import { next } from './build.ts';
import { keepFile } from './keep-file.ts';
import { paymentsOf } from './mark-paid.ts';
import { fileBatch } from './payment-file.ts';

/** Releases batches behind the password and four eyes; one file for all of them. Everything or nothing. */
export const releaseHandler = (services: Services): ActionHandler =>
  handle(releaseBatches, async (ctx, { input }) => {
    const chosen = input.batches.map((one) => (typeof one === 'string' ? one : one.id));
    if (chosen.length === 0) return paymentRefusals.nothingToPay();
    // In one order, whatever was chosen first: two releases of the same batches do not wait for each other.
    const locked = new Map<string, PaymentBatch>();
    for (const id of [...new Set(chosen)].sort()) {
      const batch = await ctx.records(paymentBatch).get(id, { lock: true });
      if (isRefusal(batch)) return batch;
      locked.set(id, batch);
    }
    const batches = chosen.map((id) => locked.get(id) as PaymentBatch);
    const file = await paymentFileOf(ctx, batches);
    if (isRefusal(file)) return file;
    const kept = await keepBoth(ctx, services, file);
    if (isRefusal(kept)) return kept;
    for (const batch of batches) {
      const released = await release(ctx, batch, kept);
      if (released) return released;
    }
    return { file: { id: kept.file, label: '' }, list: { id: kept.list, label: '' }, released: batches.length };
  });

/** One batch and its payments; the transition's guard looks at the eyes. */
async function release(
  ctx: Context,
  batch: PaymentBatch,
  kept: { file: string; list: string },
): Promise<Refusal | undefined> {
  const system = ctx.asSystem('a released batch sends its payments');
  const moved = await system.records(paymentBatch).move(batch.id, 'status.release', {
    paymentFile: kept.file,
    paymentList: kept.list,
  });
  if (isRefusal(moved)) return moved;
  for (const payment of await paymentsOf(ctx, batch.id)) {
    const sent = await system.records(expensePayment).move(payment.id, 'status.send');
    if (isRefusal(sent)) return sent;
    const report = await system.records(caseExpenseBatch).get(payment.caseExpenseBatch.id);
    if (isRefusal(report)) throw new Error(`the report of payment ${payment.id} cannot be read`);
    await ctx.emit(paymentSent, payment.id, {
      payment: payment.id,
      reference: payment.paymentReference,
      amount: payment.amountRequested,
      currency: payment.currency,
      accountEnding: payment.accountEnding,
      payee: batch.payee.id,
      caseDetail: report.caseDetailId,
      executionDate: batch.executionDate,
    });
  }
  return undefined;
}

async function paymentFileOf(ctx: Context, batches: readonly PaymentBatch[]): Promise<PaymentFile | Refusal> {
  const parts: PaymentFile['batches'][number][] = [];
  for (const batch of batches) {
    const part = await fileBatch(ctx, batch, await paymentsOf(ctx, batch.id));
    if (isRefusal(part)) return part;
    parts.push(part);
  }
  const number = String(await next(ctx, 'payment-file')).padStart(6, '0');
  return {
    messageId: `HP${ctx.now.toString().slice(0, 10).replaceAll('-', '')}${number}`,
    createdAt: String(ctx.now),
    initiator: { name: batches[0]?.debtorName ?? '' },
    batches: parts,
  };
}

/** The file for the bank and the list for people, stored before anything is marked as sent. */
async function keepBoth(
  ctx: Context,
  services: Services,
  file: PaymentFile,
): Promise<{ file: string; list: string } | Refusal> {
  const written = writePain001(file, decimalsOf);
  if (!written.ok) {
    const [first] = written.findings;
    const name = first?.code.split('.')[1] as keyof typeof paymentRefusals;
    return (paymentRefusals[name] as typeof paymentRefusals.noBank)({
      payee: '',
      name: '',
      decimals: 2,
      ...first?.params,
    });
  }
  const list = csvText(paymentTable(file, decimalsOf));
  const keep = (name: string, contentType: string, text: string) =>
    keepFile(ctx, services, { name, contentType, bytes: new TextEncoder().encode(text) });
  return {
    file: await keep(`${file.messageId}.xml`, 'application/xml', written.xml),
    list: await keep(`${file.messageId}.csv`, 'text/csv', list),
  };
}
