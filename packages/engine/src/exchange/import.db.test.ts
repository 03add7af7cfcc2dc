import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shop } from '../../../../tests/support/engine/shop.ts';
import {
  callerOf,
  fine,
  type ImportHow,
  openShopTables,
  reader,
  type ShopTables,
  texts,
} from '../../../../tests/support/engine/shop-tables.ts';
import { countSent } from '../../../../tests/support/sent-pieces.ts';
import type { Principal } from '../context.ts';
import { type ImportMode, importColumns, planImport } from './index.ts';

let tables: ShopTables;
let clerk: Principal;
beforeAll(async () => {
  tables = await openShopTables();
});
afterAll(() => tables?.[Symbol.asyncDispose]());
// A fresh tenant for each test.
beforeEach(() => {
  clerk = tables.server.person(['clerk']).me;
});

const customers = (...rows: string[]): string => ['Name,Number,Credit limit,Currency', ...rows].join('\n');
const imported = (entity: object, csv: string, how: ImportHow = {}) =>
  tables.imported(entity, csv, how.me ?? clerk, how);

describe('an import', () => {
  test('creates, updates what exists by its unique code, and skips what is the same', async () => {
    await tables.makeCustomer(clerk, 'C-1', { limit: '10' });
    expect(await imported(shop.customer, customers('Name C-1,c-1,10,EUR', 'New,C-2,,EUR'))).toMatchObject({
      rows: 2,
      created: 1,
      updated: 0,
      skipped: 1,
      failed: 0,
      problems: [],
    });
    expect(await imported(shop.customer, customers('Renamed,C-1,11,EUR', 'New,C-2,,EUR'))).toMatchObject({
      created: 0,
      updated: 1,
      skipped: 1,
    });
    expect(
      (await tables.ctxOf(clerk).records(shop.customer).find({ sort: 'number,asc' })).map((c) => [c.name, c.limit]),
    ).toEqual([
      ['Renamed', '11.00'],
      ['New', null],
    ]);
  });
  test('finds every record of a long file, however its code is written, and makes the others in its order', async () => {
    const rows = Array.from({ length: 230 }, (_, n) => `Name ${n},c-${n},${n % 7 === 0 ? 1 : 2},EUR`);
    await imported(shop.customer, customers(...rows.filter((_, n) => n % 3 === 0)));
    // Another amount for every seventh of those that are there; one of the new ones stands in the file twice.
    const again = rows.map((row, n) => (n % 7 === 0 ? row.replace(',1,', ',3,') : row.toUpperCase()));
    expect(await imported(shop.customer, customers(...again, 'Last,C-1,9,EUR'))).toMatchObject({
      rows: 231,
      created: 153,
      failed: 0,
    });
    const found = await tables.ctxOf(clerk).records(shop.customer).find({ sort: 'created,asc' });
    expect(found).toHaveLength(230);
    expect(found.find(({ number }) => number === 'C-1')).toMatchObject({ name: 'Last', limit: '9.00' });
    expect(found.find(({ number }) => number === 'C-21')?.limit).toBe('3.00');
  });
  test('looks its records up and makes them by batches, not one by one', async () => {
    const rows = Array.from({ length: 300 }, (_, n) => `Name ${n},N-${n},1,EUR`);
    const { pieces } = await countSent(() => imported(shop.customer, customers(...rows)));
    expect(pieces).toBeLessThan(60);
    expect(await tables.ctxOf(clerk).records(shop.customer).count()).toBe(300);
  });
  test('of what was exported changes nothing, and elsewhere makes the same', async () => {
    const customer = await tables.makeCustomer(clerk, 'C-1', { limit: '10.5', currency: 'USD' });
    const tag = fine(await tables.ctxOf(clerk).records(shop.tag).create({ name: 'a; "b"', color: 'BLUE' })).id;
    fine(
      await tables
        .ctxOf(clerk)
        .records(shop.order)
        .create({
          customerId: customer,
          reference: 'O-1',
          amount: '0',
          due: '2026-03-08',
          tags: [tag],
          note: "'=1\n+2",
        } as never),
    );
    const files = {
      customers: (await tables.exported(shop.customer, clerk)).toString(),
      tags: (await tables.exported(shop.tag, clerk)).toString(),
      orders: (await tables.exported(shop.order, clerk)).toString(),
    };
    for (const [entity, csv] of [
      [shop.customer, files.customers],
      [shop.tag, files.tags],
      [shop.order, files.orders],
    ] as const) {
      expect(await imported(entity, csv)).toMatchObject({ rows: 1, created: 0, updated: 0, skipped: 1, failed: 0 });
    }
    const other = tables.server.person(['clerk']).me;
    for (const [entity, csv] of [
      [shop.customer, files.customers],
      [shop.tag, files.tags],
      [shop.order, files.orders],
    ] as const) {
      expect(await imported(entity, csv, { me: other })).toMatchObject({ rows: 1, created: 1, failed: 0 });
    }
    const own = (csv: string) =>
      (parse(csv, { columns: true }) as Record<string, string>[]).map(({ created: _, updated: __, ...rest }) => rest);
    expect(own((await tables.exported(shop.order, other)).toString())).toEqual(own(files.orders));
    expect(own((await tables.exported(shop.customer, other)).toString())).toEqual(own(files.customers));
  });
  test("understands the formatted export as well: labels, words, the reader's dates", async () => {
    await tables.makeCustomer(clerk, 'C-1');
    await tables.ctxOf(clerk).records(shop.tag).create({ name: 'a; "b"' });
    await tables.ctxOf(clerk).records(shop.tag).create({ name: 'c' });
    const csv = 'Customer,Reference,Amount,Due,Tags\nName C-1,o-9,"1,250.50",08.03.2026,"""a; """"b"""""";c"';
    expect(texts((await imported(shop.order, csv)).problems)).toEqual([]);
    const [order] = await tables.ctxOf(clerk).records(shop.order).find();
    expect(order).toMatchObject({
      reference: 'O-9',
      amount: '1250.50',
      due: '2026-03-08',
      tags: [{ label: 'a; "b"' }, { label: 'c' }],
    });
  });
  test('goes through rules, access and history like any other write', async () => {
    const customer = await tables.makeCustomer(clerk, 'C-1');
    await imported(shop.order, `customerId,reference,amount\n${customer},O-1,100`);
    const [order] = await tables.ctxOf(clerk).records(shop.order).find();
    expect(order?.fee).toBe('10.00');
    const [past] = await tables
      .ctxOf(clerk)
      .query<{ deed: string; by: string }>(
        sql`select deed, by_user as by from engine.history where record_id = ${order?.id}::uuid`,
      );
    expect(past).toEqual({ deed: 'create', by: clerk.user });
    expect(importColumns(callerOf({ ...clerk, roles: ['buyer'] }), shop.order)).toMatchObject({
      code: 'exchange.notImportable',
    });
    expect(fine(importColumns(callerOf(clerk), shop.order)).map((c) => c.key)).not.toContain('status');
  });
  test('says with the first problems of a row what it lacks as well', async () => {
    await tables.makeCustomer(clerk, 'C-9');
    const ran = await imported(shop.order, 'Customer,Reference,Amount,Due\nName C-9,,x,13/13/25');
    expect(texts(ran.problems)).toEqual([
      'Row 2, Amount: Amount must be a number.',
      'Row 2, Due: expected dd-MM-yyyy or yyyy-MM-dd, found 13/13/25',
      'Row 2, Reference: Please fill up Reference',
    ]);
  });
  test('says of each bad cell where it is and what is wrong, and imports the others', async () => {
    await tables.makeCustomer(clerk, 'C-1');
    const csv =
      'Customer,Reference,Amount,Due\nName C-1,O-1,5,13/13/25\nNobody,O-2,-1,\nName C-1,O-3,7,01-02-2026\nName C-1,O 4,x,,surplus';
    const ran = await imported(shop.order, csv);
    expect(texts(ran.problems)).toEqual([
      'Row 2, Due: expected dd-MM-yyyy or yyyy-MM-dd, found 13/13/25',
      'Row 3, Customer: nothing is called Nobody',
      'Row 3, Amount: Amount must be at least 0.',
      'Row 5: more cells than the header has columns',
      'Row 5, Reference: Reference may contain letters, digits, dots, dashes and underscores only.',
      'Row 5, Amount: Amount must be a number.',
    ]);
    expect(ran).toMatchObject({ rows: 4, created: 1, failed: 3 });
    expect(ran.kept.map(([row]) => row)).toEqual([2, 3, 5]);
    expect((await tables.ctxOf(clerk).records(shop.order).find()).map((o) => o.reference)).toEqual(['O-3']);
  });
  test('keeps the good rows of a batch in which the database refuses one', async () => {
    await tables.makeCustomer(clerk, 'C-1');
    const rows = Array.from({ length: 250 }, (_, i) => (i === 120 ? ',C-X,,' : `N${i},N-${i},,`));
    const ran = await imported(shop.customer, customers(...rows));
    expect(ran).toMatchObject({ rows: 250, created: 249, failed: 1 });
    expect(texts(ran.problems)).toEqual(['Row 122, Name: Please fill up Name']);
  });
  test('checked or tried, keeps nothing and counts the same', async () => {
    await tables.makeCustomer(clerk, 'C-1');
    const csv = customers('Renamed,C-1,5,EUR', 'New,C-2,6,EUR', 'Bad,C-3,-6,EUR');
    expect(await imported(shop.customer, csv, { what: 'CHECK' })).toMatchObject({ rows: 3, failed: 1, created: 0 });
    const tried = await imported(shop.customer, csv, { what: 'DRY_RUN' });
    expect(tried).toMatchObject({ rows: 3, created: 1, updated: 1, failed: 1 });
    expect((await tables.ctxOf(clerk).records(shop.customer).find()).map((c) => c.name)).toEqual(['Name C-1']);
    const { kept: _, ...counts } = await imported(shop.customer, csv);
    expect(counts).toMatchObject({ created: 1, updated: 1, failed: 1, problems: tried.problems });
  });
  test('leaves out, when told so, what exists or what does not', async () => {
    await tables.makeCustomer(clerk, 'C-1');
    const csv = customers('Renamed,C-1,,EUR', 'New,C-2,,EUR');
    const created = await imported(shop.customer, csv, { mode: 'CREATE' });
    expect(created).toMatchObject({ created: 1, skipped: 1, warnings: 1 });
    expect(texts(created.problems)).toEqual(['Row 2: exists already and was left out']);
    expect(
      await imported(shop.customer, customers('Renamed,C-1,,EUR', 'New,C-9,,EUR'), { mode: 'UPDATE' }),
    ).toMatchObject({ updated: 1, skipped: 1, created: 0 });
  });
  test('warns of the same record twice in a file', async () => {
    const ran = await imported(shop.customer, customers('One,C-1,,EUR', 'Two,C-1,,EUR'));
    expect(texts(ran.problems)).toEqual(['Row 3: the same as in row 2; the later row wins']);
    expect(ran).toMatchObject({ created: 1, updated: 1, failed: 0 });
  });
  test('counts in a trial what would become of them, with the one before there', async () => {
    const file = customers('One,C-1,,EUR', 'Two,C-1,,EUR', 'Two,C-1,,EUR', 'Other,C-2,,EUR');
    const tried = await imported(shop.customer, file, { what: 'DRY_RUN' });
    expect(tried).toMatchObject({ created: 2, updated: 1, skipped: 1, failed: 0 });
    expect(await imported(shop.customer, file)).toMatchObject({ created: 2, updated: 1, skipped: 1, failed: 0 });
  });
  test('goes on behind its checkpoint after a crash: no row twice, none lost', async () => {
    const rows = Array.from({ length: 350 }, (_, i) => `N${i},N-${i},,`);
    const first = await imported(shop.customer, customers(...rows), { mode: 'CREATE', stopAfter: 200 });
    expect(first).toMatchObject({ rows: 200, created: 200 });
    const { kept: _, ...from } = first;
    expect(await imported(shop.customer, customers(...rows), { mode: 'CREATE', from })).toMatchObject({
      rows: 350,
      created: 350,
      skipped: 0,
    });
    expect(await tables.ctxOf(clerk).records(shop.customer).count()).toBe(350);
  });
  test('does not guess: unknown columns, a column twice, a name that two answer to', async () => {
    await tables.ctxOf(clerk).records(shop.customer).create({ name: 'Same', number: 'A' });
    await tables.ctxOf(clerk).records(shop.customer).create({ name: 'Same', number: 'B' });
    expect(texts((await imported(shop.order, 'Customer,Reference,Amount\nSame,O-1,1')).problems)).toEqual([
      'Row 2, Customer: several are called Same; use the id',
    ]);
    expect(texts((await imported(shop.order, 'Customer,Reference,Amount\nB,O-1,1')).problems)).toEqual([]);
    const plan = (targets: (string | null)[], mode: ImportMode = 'CREATE') =>
      planImport(
        callerOf(clerk),
        shop.customer,
        { targets, headers: targets.map(() => ''), mode, isCsv: true },
        reader,
      );
    expect(plan(['name', 'secretHint'])).toMatchObject({ code: 'exchange.unknownColumn' });
    expect(plan(['name', 'name'])).toMatchObject({ code: 'exchange.columnTwice' });
    expect(plan(['name', null])).toMatchObject({ code: 'exchange.requiredColumn', params: { label: 'Number' } });
    expect(plan(['name'], 'UPDATE')).toMatchObject({ code: 'exchange.requiredColumn' });
  });
});
