import type { Call, Context } from '@homeport/engine';
import type { TakenIn } from '@homeport/engine/files';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { StoredReceipt, uploadReceipt } from '@homeport/model/documents';
import { caseExpenseBatch } from '@homeport/model/expenses';
import { proposeFromReceipt, type ReceiptContext, type ReceiptProposal } from '@homeport/model/receipts';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { turnsOf } from '../../turns.ts';
import type { FileServices } from './file-services.ts';
import { readText } from './read-text.ts';
import { storeUpload } from './upload.ts';

/** A receipt has its figures on its first pages. */
const limits = { pages: 5, characters: 40_000, patience: 5_000 } as const;
/** Whoever finds the line full gets no proposal. */
const reading = turnsOf({ atOnce: 2, mayWait: 6 });

/** Stores a receipt and answers with what its text says, in one call: nobody has to be connected a second time for it. */
export async function storeReceipt(
  ctx: Context,
  services: FileServices,
  call: Call<typeof uploadReceipt>,
): Promise<StoredReceipt | Refusal> {
  const { share, report } = call.body;
  // A receipt is stored whether it can be read or not.
  const none = (err: unknown): null => {
    services.log.warn({ err }, 'a receipt could not be read');
    return null;
  };
  const read = async (taken: TakenIn) => ({
    proposed: await proposalOf(ctx, services, taken, report ?? null).catch(none),
  });
  const about = { purpose: 'EXPENSE_RECEIPT', share: share ?? 'TEAM' } as const;
  const stored = await storeUpload(ctx, services, call, about, read);
  return isRefusal(stored) ? stored : { ...stored, proposed: stored.proposed ?? null };
}

/** What the text of a checked receipt says; null when it has none that can be read, or not in time. */
async function proposalOf(
  ctx: Context,
  services: FileServices,
  { key, type }: TakenIn,
  report: string | null,
): Promise<ReceiptProposal | null> {
  const { recognition } = services;
  // A file is loaded when it is its turn: those that wait, and those that find the line full, cost no memory.
  const bytes = () => bytesOf(services, key);
  if (type === 'application/pdf')
    return (await reading.take(async () => ofPdf(services, key, await bytes(), await contextOf(ctx, report)))) ?? null;
  const lines = await recognition?.linesOf(bytes);
  return lines && lines.length > 0 ? proposeFromReceipt(lines, await contextOf(ctx, report)) : null;
}

async function ofPdf(
  services: FileServices,
  file: string,
  bytes: Buffer,
  receipt: ReceiptContext,
): Promise<ReceiptProposal | null> {
  const answer = await readText({ type: 'application/pdf', bytes, asLines: true, receipt, ...limits });
  if ('pages' in answer) return answer.proposed ?? null;
  services.log.info({ file, problem: answer.problem }, 'a receipt could not be read');
  return null;
}

async function bytesOf(services: FileServices, key: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await services.files.get(key)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What is likely before it is read: the currency of the country the person is sent to, then that of the report. */
async function contextOf(ctx: Context, id: string | null): Promise<ReceiptContext> {
  const today = todayOf(ctx);
  const report = id === null ? undefined : await ctx.records(caseExpenseBatch).get(id);
  if (!report || isRefusal(report)) return { today, currencies: [] };
  const [host] = await ctx.query(sql<{ currency: string | null }>`
    select c.currency from app.case_detail d
    join app.country c on c.code = d.host_location ->> 'country'
    where d.tenant_id = ${ctx.tenant}::uuid and d.id = ${report.caseDetailId}::uuid limit 1`);
  return { today, currencies: [...(host?.currency ? [host.currency] : []), report.currency] };
}
