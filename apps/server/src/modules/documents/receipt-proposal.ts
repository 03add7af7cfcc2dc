import type { Call, Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { StoredFile, StoredReceipt, uploadReceipt } from '@homeport/model/documents';
import { caseExpenseBatch } from '@homeport/model/expenses';
import { proposeFromReceipt, type ReceiptProposal } from '@homeport/model/receipts';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import type { FileServices } from './file-services.ts';
import { readText } from './read-text.ts';
import { storeUpload } from './upload.ts';

/** A receipt has its figures on its first pages. */
const limits = { pages: 5, characters: 40_000, patience: 5_000 } as const;
/** So many receipts are read at once, and so many more wait for their turn; whoever comes then gets no proposal. */
const atOnce = 2;
const mayWait = 20;
let reading = 0;
const waiting: (() => void)[] = [];

/** Stores a receipt and answers with what its text says, in one call: nobody has to be connected a second time for it. */
export async function storeReceipt(
  ctx: Context,
  services: FileServices,
  call: Call<typeof uploadReceipt>,
): Promise<StoredReceipt | Refusal> {
  const { share, report } = call.body;
  const stored = await storeUpload(ctx, services, call, { purpose: 'EXPENSE_RECEIPT', share: share ?? 'TEAM' });
  if (isRefusal(stored)) return stored;
  return { ...stored, proposed: await proposalOf(ctx, services, stored, report ?? null) };
}

/** What the text of a stored receipt says; null when it has none that can be read, or not in time. */
async function proposalOf(
  ctx: Context,
  services: FileServices,
  { id, contentType, status }: StoredFile,
  report: string | null,
): Promise<ReceiptProposal | null> {
  const isPdf = contentType === 'application/pdf';
  if (status !== 'CLEAN' || (!isPdf && !services.recognition)) return null;
  const bytes = await bytesOf(ctx, services, id);
  const lines = isPdf ? await linesOfPdf(services, id, bytes) : await services.recognition?.linesOf(bytes);
  return lines && lines.length > 0 ? proposeFromReceipt(lines, await contextOf(ctx, report)) : null;
}

async function linesOfPdf(services: FileServices, file: string, bytes: Buffer): Promise<readonly string[] | undefined> {
  if (waiting.length >= mayWait) return undefined;
  if (reading >= atOnce) await new Promise<void>((turn) => waiting.push(turn));
  else reading += 1;
  const answer = await readText({ type: 'application/pdf', bytes, asLines: true, ...limits });
  // The place goes on to whoever waits the longest.
  const next = waiting.shift();
  if (next) next();
  else reading -= 1;
  if ('pages' in answer)
    return answer.pages.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '');
  services.log.info({ file, problem: answer.problem }, 'a receipt could not be read');
  return undefined;
}

async function bytesOf(ctx: Context, services: FileServices, id: string): Promise<Buffer> {
  const [row] = await ctx.query(sql<{ key: string }>`
    select storage_key as key from app.attachment where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid`);
  const parts: Buffer[] = [];
  if (row) for await (const part of await services.files.get(row.key)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** What is likely before it is read: the currency of the country the person is sent to, then that of the report. */
async function contextOf(ctx: Context, id: string | null) {
  const today = todayOf(ctx);
  const report = id === null ? undefined : await ctx.records(caseExpenseBatch).get(id);
  if (!report || isRefusal(report)) return { today, currencies: [] };
  const [host] = await ctx.query(sql<{ currency: string | null }>`
    select c.currency from app.case_detail d
    join app.country c on c.code = d.host_location ->> 'country'
    where d.tenant_id = ${ctx.tenant}::uuid and d.id = ${report.caseDetailId}::uuid limit 1`);
  return { today, currencies: [...(host?.currency ? [host.currency] : []), report.currency] };
}
