import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedPdf } from '../../apps/server/src/modules/demo/index.ts';
import type { Stage } from './stage.ts';

const photos = join(import.meta.dirname, '../../apps/server/src/modules/demo/receipts');
type Photo = 'taxi' | 'hotel' | 'train' | 'restaurant';

/** An expense of a report that is there before the story begins. */
export interface Spent {
  /** Code of the expense item; local transport needs no receipt up to 40. */
  readonly item?: string;
  readonly amount: string;
  readonly currency?: string;
  readonly activity?: string;
  /** Days ago. */
  readonly age?: number;
  readonly receipt?: Photo | 'invoice';
  /** Makes the bytes of the receipt unlike those of any other; an invoice has it in words. */
  readonly mark?: string;
}
export interface Told {
  readonly description: string;
  readonly currency?: string;
  readonly controlTotal?: string;
  readonly items: readonly Spent[];
}
/** A report of somebody, made over HTTP: what leads to it is told in other stories. */
export async function reportBy(stage: Stage, login: string, told: Told): Promise<{ id: string; lines: string[] }> {
  const call = callsOf(stage, login);
  const [assignment] = (await call('GET', 'fe/case-detail/search?sort=created,desc&size=1')).content;
  const { description, currency = 'EUR', controlTotal = null } = told;
  const report = await call('POST', 'fe/case-expense-batch', {
    description,
    currency,
    controlTotal,
    caseDetailId: assignment.id,
    category: 'EMPLOYEE',
  });
  const lines: string[] = [];
  for (const spent of told.items) lines.push((await addTo(stage, login, report.id, spent)).id);
  return { id: report.id, lines };
}
/** Hands a report in, warnings seen. */
export async function submitted(stage: Stage, login: string, told: Told): Promise<{ id: string; lines: string[] }> {
  const report = await reportBy(stage, login, told);
  const call = callsOf(stage, login);
  const { version } = await call('GET', `fe/case-expense-batch/${report.id}`);
  await call('POST', `fe/case-expense-batch/${report.id}/submit`, { warningsSeen: true }, version);
  return report;
}
/** A report whose lines are approved in full by whoever they wait for. */
export async function approved(
  stage: Stage,
  login: string,
  approver: string,
  told: Told,
): Promise<{ id: string; lines: string[] }> {
  const report = await submitted(stage, login, told);
  const call = callsOf(stage, approver);
  for (const line of report.lines) {
    const { version } = await call('GET', `fe/case-expense/${line}`);
    await call('POST', `fe/case-expense/${line}/approve`, {}, version);
  }
  return report;
}

async function addTo(stage: Stage, login: string, report: string, spent: Spent): Promise<{ id: string }> {
  const { item = 'LOCAL_TRANSPORT', amount, currency = 'EUR', activity = 'Errand', age = 1, receipt, mark } = spent;
  const call = callsOf(stage, login);
  const filter = encodeURIComponent(JSON.stringify({ field: 'code', op: 'eq', value: item }));
  const [known] = (await call('GET', `fe/expense-item/search?filter=${filter}`)).content;
  return call('POST', 'fe/case-expense', {
    caseExpenseBatch: { id: report },
    expenseItem: { id: known.id },
    activity,
    amount,
    currency,
    expenseDate: Temporal.Now.plainDateISO().subtract({ days: age }).toString(),
    ...(receipt ? { receipt: { id: await upload(stage, login, receipt, mark ?? amount) } } : {}),
  });
}
async function upload(
  stage: Stage,
  login: string,
  receipt: NonNullable<Spent['receipt']>,
  mark: string,
): Promise<string> {
  const body = new FormData();
  const file = fileOf(receipt, mark);
  body.append('file', file, file.name);
  const as = await stage.token(login);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const stored = await stage.homeport.call('POST', 'file-storage/expense-receipt', { as, body, headers });
  if (stored.status >= 300) throw new Error(`the receipt was refused: ${JSON.stringify(stored.body)}`);
  return stored.body.id;
}
function fileOf(receipt: NonNullable<Spent['receipt']>, mark: string): File {
  if (receipt === 'invoice') {
    const bytes = printedPdf([[[`Invoice of ${mark}`, 14]]]);
    return new File([Buffer.from(bytes)], `${mark}.pdf`, { type: 'application/pdf' });
  }
  const bytes = Buffer.concat([readFileSync(join(photos, `${receipt}.jpg`)), Buffer.from(mark)]);
  return new File([bytes], `${receipt}.jpg`, { type: 'image/jpeg' });
}
/** Calls of somebody that have to succeed. */
export function callsOf(stage: Stage, login: string) {
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls, looked into field by field
  return async (method: string, path: string, body?: object, version?: number): Promise<any> => {
    const headers = {
      ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    };
    const answered = await stage.homeport.call(method, path, { as: await stage.token(login), body, headers });
    if (answered.status >= 300) throw new Error(`${method} ${path} by ${login}: ${JSON.stringify(answered.body)}`);
    return answered.body;
  };
}
