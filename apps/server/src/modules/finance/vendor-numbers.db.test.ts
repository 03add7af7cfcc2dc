import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberKeyOf } from '@homeport/model/finance';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** The numbers of a vendor's bills are asked for by their key; what is found is what comparing all of them would find. */
let port: Homeport;
let tenant: string;
let database: pg.Client;
beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('NUMBERS', { baseCurrency: 'EUR' });
  database = new pg.Client({ connectionString: port.superuserUrl });
  await database.connect();
}, 120_000);
afterAll(async () => {
  await database?.end();
  await port?.[Symbol.asyncDispose]();
});

/** Few pieces, so that many numbers say the same: signs, cases, zeros, other scripts, one letter that stands for two. */
const piece = fc.constantFrom(
  '1',
  '11',
  '0',
  '007',
  '2026',
  'inv',
  'INV',
  'A',
  'ß',
  'ss',
  'é',
  'Ⅳ',
  '１',
  '٣',
  '-',
  '/',
  ' ',
  '.',
);
const numbers = fc.sample(
  fc
    .array(piece, { minLength: 1, maxLength: 4 })
    .map((pieces) => `x${pieces.join('')}`.slice(1).trim())
    .filter((one) => one !== ''),
  { numRuns: 120, seed: 7 },
);
const newBill = (vendor: string, invoiceNumber: string) =>
  make(port.in(tenant), 'vendorInvoice', { vendor, invoiceNumber, currency: 'EUR', invoiceDate: '2026-03-02' });
const newVendor = async (): Promise<string> => (await make(port.in(tenant), 'financialEntity')).id as string;

/** Whether one of the numbers says the same, compared one by one. */
const isAmong = (known: readonly string[], number: string): boolean =>
  known.some((one) => numberKeyOf(one) === numberKeyOf(number));

test('a number is known exactly where comparing it with all of the vendor says so', { timeout: 60_000 }, async () => {
  const [vendor, other] = [await newVendor(), await newVendor()];
  const wrong: string[] = [];
  let found = 0;
  for (const [i, number] of numbers.entries()) {
    const expected = isAmong(numbers.slice(0, i), number);
    const bill = await newBill(vendor, number);
    if (bill.isPossibleDuplicate !== expected) wrong.push(number);
    if (expected) found += 1;
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(20);
  expect(found).toBeLessThan(numbers.length - 20);
  expect((await newBill(other, numbers[0] as string)).isPossibleDuplicate).toBe(false);
});

test('so are those whose keys are from before numbers were kept apart', { timeout: 60_000 }, async () => {
  const vendor = await newVendor();
  const known = [...numbers.slice(0, 40), '1-11', '2026/007', 'Ünï 7', '0-00 0a'];
  for (const number of known) await newBill(vendor, number);
  await database.query(
    "update app.vendor_invoice set number_key = regexp_replace(number_key, '-', '', 'g') where vendor_id = $1",
    [vendor],
  );
  const file = join(import.meta.dirname, '../../../migrations/0159_vendor-numbers.sql');
  await database.query(`begin; ${readFileSync(file, 'utf8')}; commit`);
  const { rows } = await database.query<{ number: string; key: string | null }>(
    'select invoice_number as number, number_key as key from app.vendor_invoice where vendor_id = $1',
    [vendor],
  );
  const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);
  expect(rows.filter(({ number, key }) => key !== (isPlain(number) ? numberKeyOf(number) : null))).toEqual([]);
  const asked = ['11-1', '1/11', '111', '2026-7', '20267', 'ünï-07', 'ÜNÏ 8', '0 0 0A'];
  for (const number of asked) {
    const bill = await newBill(vendor, number);
    expect([number, bill.isPossibleDuplicate]).toEqual([number, isAmong(known, number)]);
    known.push(number);
  }
});

test('signs that stand for words make no number too long to be kept', async () => {
  expect((await newBill(await newVendor(), '㍿'.repeat(60))).isPossibleDuplicate).toBe(false);
});
