import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shop } from '../../../../tests/support/engine/shop.ts';
import { callerOf, fine, openShopTables, type ShopTables, wish } from '../../../../tests/support/engine/shop-tables.ts';
import type { Principal } from '../context.ts';
import { countRows, exportAccess, isLong, planExport } from './index.ts';

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

describe('an export', () => {
  test('has the rows and cells of the API, in every format', async () => {
    const customer = await tables.makeCustomer(clerk, 'C-1', { iban: 'FR7630006000011234567890189' });
    const tag = fine(await tables.ctxOf(clerk).records(shop.tag).create({ name: '=red', color: 'RED', weight: 3 })).id;
    fine(
      await tables
        .ctxOf(clerk)
        .records(shop.order)
        .create({
          customerId: customer,
          reference: 'O-1',
          amount: '12.5',
          due: '2026-03-08',
          tags: [tag],
          note: 'a\n"b", c',
        } as never),
    );
    const [api] = await tables.ctxOf(clerk).records(shop.order).find();
    const [row] = parse(await tables.exported(shop.order, clerk), { columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({
      id: api?.id,
      customerId: customer,
      reference: 'O-1',
      amount: '12.50',
      fee: '1.25',
      due: '2026-03-08',
      tags: tag,
      note: 'a\n"b", c',
      status: 'DRAFT',
      created: api?.created,
    });
    const sheet = (
      await readXlsx(
        await tables.exported(shop.order, clerk, {
          format: 'xlsx',
          formatted: true,
          columns: 'reference,amount,tags,status,due',
        }),
      )
    ).sheets[0];
    expect(sheet?.rows[0]).toEqual(['Reference', 'Amount', 'Tags', 'Status', 'Due']);
    expect(sheet?.rows[1]?.slice(0, 4)).toEqual(['O-1', 12.5, '=red', 'Draft']);
    const [masked] = parse(await tables.exported(shop.customer, clerk), { columns: true }) as Record<string, string>[];
    expect(masked?.iban).toBe('•••• 0189');
    expect(Object.keys(masked ?? {})).not.toContain('secretHint');
  });
  test('for people says the currency of its amounts beside them, once', async () => {
    const customer = await tables.makeCustomer(clerk, 'C-2');
    for (const [reference, currency] of [
      ['O-1', 'CHF'],
      ['O-2', 'JPY'],
    ] as const)
      fine(
        await tables
          .ctxOf(clerk)
          .records(shop.order)
          .create({ customerId: customer, reference, amount: '86', currency } as never),
      );
    const shown = { formatted: true, withCurrencies: true, sort: 'reference,asc' } as const;
    expect((await tables.exported(shop.order, clerk, { ...shown, columns: 'reference,amount,fee' })).toString()).toBe(
      'Reference,Amount,Currency,Fee\r\nO-1,86.00,CHF,8.60\r\nO-2,86,JPY,8.6\r\n',
    );
    expect(
      (await tables.exported(shop.order, clerk, { ...shown, columns: 'currency,reference,amount' })).toString(),
    ).toBe('Currency,Reference,Amount\r\nCHF,O-1,86.00\r\nJPY,O-2,86\r\n');
  });
  test('keeps filter, order and columns of the list', async () => {
    for (const [n, number] of ['B', 'A', 'C'].entries()) await tables.makeCustomer(clerk, number, { limit: String(n) });
    const filter = JSON.stringify({ field: 'limit', op: 'gte', value: '1' });
    expect(
      (await tables.exported(shop.customer, clerk, { columns: 'number,name', sort: 'number,desc', filter })).toString(),
    ).toBe('number,name\r\nC,Name C\r\nA,Name A\r\n');
  });
  test('pages by key: every row once, however many', async () => {
    await tables
      .ctxOf(clerk)
      .query(sql`insert into app.tag (tenant_id, id, version, created, created_by, updated, updated_by, name, active)
      select ${clerk.homeTenant}::uuid, gen_random_uuid(), 1, now(), ${clerk.user}::uuid, now(), ${clerk.user}::uuid, 'tag ' || n, true from generate_series(1, 2500) n`);
    const plan = fine(planExport(tables.server.store, callerOf(clerk), shop.tag, { ...wish, sort: 'name,asc' }));
    expect([
      await countRows(tables.server.store, callerOf(clerk), plan),
      await isLong(tables.server.store, callerOf(clerk), plan),
    ]).toEqual([2500, true]);
    const names = (
      parse(await tables.exported(shop.tag, clerk, { sort: 'name,asc' }), { columns: true }) as { name: string }[]
    ).map((r) => r.name);
    expect(new Set(names).size).toBe(2500);
    const short = fine(
      planExport(tables.server.store, callerOf(clerk), shop.tag, {
        ...wish,
        filter: JSON.stringify({ field: 'name', op: 'eq', value: 'tag 7' }),
      }),
    );
    expect(await isLong(tables.server.store, callerOf(clerk), short)).toBe(false);
  });
  test('is for who may export, of what they may see, and never of another tenant', async () => {
    await tables.makeCustomer(clerk);
    for (const role of ['buyer', 'chief', 'nobody'])
      expect(planExport(tables.server.store, callerOf({ ...clerk, roles: [role] }), shop.customer, wish)).toMatchObject(
        {
          code: 'exchange.notExportable',
        },
      );
    expect(planExport(tables.server.store, callerOf(clerk), shop.ledger, wish)).toMatchObject({
      code: 'exchange.notExportable',
    });
    expect(parse(await tables.exported(shop.customer, tables.server.person(['clerk']).me), { columns: true })).toEqual(
      [],
    );
    expect(
      planExport(tables.server.store, callerOf(clerk), shop.customer, { ...wish, columns: 'name,secretHint' }),
    ).toMatchObject({ code: 'exchange.unknownColumn' });
    expect(
      planExport(tables.server.store, callerOf(clerk), shop.customer, {
        ...wish,
        filter: '{"field":"secretHint","op":"eq","value":"x"}',
      }),
    ).toMatchObject({ code: 'input.unknownField' });
    expect(exportAccess(callerOf(clerk), shop.customer)).not.toBe(
      exportAccess(callerOf({ ...clerk, roles: ['buyer'] }), shop.customer),
    );
  });
});
