import type { Context, makeContext } from '@homeport/engine';
import { isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { creditNote, creditNoteLine, invoice } from '@homeport/model/finance';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/* A line of a credit note changes the note, and an approved note the invoice that it credits. */
let home: Homeport;
let tenant: string;
let behind: pg.Client;
beforeAll(async () => {
  home = await startHomeport();
  tenant = await home.tenant('CREDITS');
  behind = new pg.Client({ connectionString: home.superuserUrl });
  await behind.connect();
}, 120_000);
afterAll(async () => {
  await behind?.end();
  await home?.[Symbol.asyncDispose]();
});
type Ctx = ReturnType<typeof makeContext>;
const ctx = (): Ctx => home.in(tenant);

const fine = async <T>(work: Promise<T | Refusal>): Promise<T> => {
  const result = await work;
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result as T;
};
/** An approved note over one line of an invoice of 1,000. */
async function approvedNote(): Promise<Values & { id: string; invoice: { id: string } }> {
  const note = await make(ctx(), creditNote);
  const { rows } = await behind.query<{ id: string }>('select id from app.invoice_line where invoice_id = $1', [
    invoiceOf(note),
  ]);
  await make(ctx(), creditNoteLine, { creditNote: note.id, invoiceLine: rows[0]?.id, amount: '100' });
  await behind.query("update app.credit_note set status = 'APPROVED' where id = $1", [note.id]);
  return note as never;
}
const invoiceOf = (note: Values): string => (note.invoice as { id: string }).id;
const addLine = (inside: Context, note: string, amount: string) =>
  fine(inside.records(creditNoteLine).create({ creditNote: note, description: 'Line', amount }));
const noteNow = (id: string) => fine(ctx().records(creditNote).get(id));
const invoiceNow = (id: string) => fine(ctx().records(invoice).get(id));

describe('a line of an approved credit note', () => {
  test('is credited on the invoice at once, when it is added, changed and taken away', async () => {
    const note = await approvedNote();
    const line = await addLine(ctx(), note.id, '50');
    expect([await noteNow(note.id), await invoiceNow(invoiceOf(note))]).toMatchObject([
      { totalAmount: '150.00' },
      { creditedAmount: '150.00', outstandingAmount: '850.00' },
    ]);
    await fine(ctx().records(creditNoteLine).update(line.id, { amount: '20' }));
    expect(await invoiceNow(invoiceOf(note))).toMatchObject({ creditedAmount: '120.00', outstandingAmount: '880.00' });
    await fine(ctx().records(creditNoteLine).delete(line.id));
    expect(await invoiceNow(invoiceOf(note))).toMatchObject({ creditedAmount: '100.00' });
  });

  test('settles note and invoice once, however many are written together', async () => {
    const note = await approvedNote();
    const versions = async () => [(await noteNow(note.id)).version, (await invoiceNow(invoiceOf(note))).version];
    const before = await versions();
    await fine(
      ctx().inTransaction(async (inside) => {
        for (let n = 0; n < 20; n += 1) await addLine(inside, note.id, '1');
        return true;
      }),
    );
    expect(await versions()).toEqual(before.map((version) => version + 1));
    expect(await invoiceNow(invoiceOf(note))).toMatchObject({ creditedAmount: '120.00' });
  });

  test('loses nothing when two are added at the same time, to two notes of one invoice or to one', async () => {
    const note = await approvedNote();
    const other = await make(ctx(), creditNote, { invoice: invoiceOf(note) });
    await behind.query("update app.credit_note set status = 'APPROVED' where id = $1", [other.id]);
    const added = Array.from({ length: 6 }, (_, n) =>
      addLine(ctx(), n % 2 === 0 ? note.id : (other.id as string), '1'),
    );
    const renamed = fine(ctx().records(invoice).update(invoiceOf(note), { externalReference: 'Meanwhile' }));
    await Promise.all([...added, renamed]);
    expect(await invoiceNow(invoiceOf(note))).toMatchObject({
      creditedAmount: '106.00',
      externalReference: 'Meanwhile',
    });
  });
});
