import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context, Principal } from '../context.ts';
import { shop, shopCatalogue } from '../http/toy/shop.ts';
import { type ShopServer, shopHandlers, shopServer } from '../http/toy/shop-server.ts';
import { type Engine, makeContext, makeEngine, newId } from '../pipeline/index.ts';
import type { Caller } from '../store/store.ts';
import {
  type Checkpoint,
  countRows,
  type ExportWish,
  exportAccess,
  exportFile,
  exportRows,
  type ImportMode,
  type ImportWhat,
  importColumns,
  importTable,
  isLong,
  matchColumns,
  noRowsYet,
  planExport,
  planImport,
  type Reader,
  type RowProblem,
  readCsv,
  recordFinder,
  rowReader,
} from './index.ts';

const reader: Reader = { locale: 'en', dateFormat: 'dd-MM-yyyy', textOf: (key) => key };
const wish: ExportWish = { format: 'csv', formatted: false, bom: false, delimiter: ',' };
let server: ShopServer;
let engine: Engine;
let folder = '';
let clerk: Principal;
beforeAll(async () => {
  server = await shopServer();
  engine = makeEngine({ catalogue: shopCatalogue, store: server.store, handlers: shopHandlers });
  folder = await mkdtemp(join(tmpdir(), 'exchange-db-'));
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});
// A fresh tenant for each test.
beforeEach(() => {
  clerk = server.person(['clerk']).me;
});
const callerOf = (me: Principal): Caller => ({ me, tenant: me.homeTenant, requestId: 'test' });
const ctxOf = (me = clerk): Context => makeContext(engine, { me, requestId: 'test' });
const fine = <T>(value: T | Refusal): T => {
  if (isRefusal(value)) throw new Error(JSON.stringify(value));
  return value as T;
};
async function exported(
  entity: typeof shop.order | typeof shop.customer | typeof shop.tag,
  more: Partial<ExportWish> = {},
  me = clerk,
): Promise<Buffer> {
  const plan = fine(planExport(server.store, callerOf(me), entity as never, { ...wish, ...more }));
  return buffer(exportFile(plan, exportRows(server.store, callerOf(me), plan), reader));
}

interface Ran extends Checkpoint {
  readonly kept: [number, readonly string[]][];
}
async function imported(
  entity: object,
  csv: string,
  how: {
    what?: ImportWhat;
    mode?: ImportMode;
    me?: Principal;
    from?: Checkpoint;
    targets?: (string | null)[];
    stopAfter?: number;
  } = {},
): Promise<Ran> {
  const me = how.me ?? clerk;
  const ctx = ctxOf(me);
  const path = join(folder, `${newId()}.csv`);
  await writeFile(path, csv);
  const rows = readCsv(path, ',');
  const headers = (await rows.next()).value as string[];
  const columns = fine(importColumns(callerOf(me), entity as never));
  const targets = how.targets ?? matchColumns(entity as never, columns, headers, reader);
  const plan = fine(
    planImport(
      callerOf(me),
      entity as never,
      { targets, headers, mode: how.mode ?? 'CREATE_OR_UPDATE', isCsv: true },
      reader,
    ),
  );
  const kept: Ran['kept'] = [];
  let saved = how.from ?? noRowsYet;
  const stop = new AbortController();
  const work = importTable(ctx, {
    plan,
    what: how.what ?? 'IMPORT',
    rows,
    from: saved,
    signal: stop.signal,
    reader: rowReader(plan, reader, { record: recordFinder(ctx, shopCatalogue), code: async (_, text) => text }),
    save: async (_, at) => {
      saved = at;
    },
    done: async (count) => {
      if (how.stopAfter && count >= how.stopAfter) stop.abort();
    },
    keepFailed: async (row, cells) => {
      kept.push([row, cells]);
    },
  });
  const at = await work.catch((error: unknown) => {
    if (stop.signal.aborted) return saved;
    throw error;
  });
  return { ...at, kept };
}
const texts = (problems: readonly RowProblem[]): string[] => problems.map((p) => p.text);
const customers = (...rows: string[]): string => ['Name,Number,Credit limit,Currency', ...rows].join('\n');
const makeCustomer = async (number = 'C-1', more: Values = {}): Promise<string> =>
  fine(
    await ctxOf()
      .records(shop.customer)
      .create({ name: `Name ${number}`, number, ...more }),
  ).id;

describe('an export', () => {
  test('has the rows and cells of the API, in every format', async () => {
    const customer = await makeCustomer('C-1', { iban: 'FR7630006000011234567890189' });
    const tag = fine(await ctxOf().records(shop.tag).create({ name: '=red', color: 'RED', weight: 3 })).id;
    fine(
      await ctxOf()
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
    const [api] = await ctxOf().records(shop.order).find();
    const [row] = parse(await exported(shop.order), { columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({
      id: api?.id,
      customerId: customer,
      reference: 'O-1',
      amount: '12.5',
      fee: '1.25',
      due: '2026-03-08',
      tags: tag,
      note: 'a\n"b", c',
      status: 'DRAFT',
      created: api?.created,
    });
    const sheet = (
      await readXlsx(
        await exported(shop.order, { format: 'xlsx', formatted: true, columns: 'reference,amount,tags,status,due' }),
      )
    ).sheets[0];
    expect(sheet?.rows[0]).toEqual(['Reference', 'Amount', 'Tags', 'Status', 'Due']);
    expect(sheet?.rows[1]?.slice(0, 4)).toEqual(['O-1', 12.5, '=red', 'Draft']);
    const [masked] = parse(await exported(shop.customer), { columns: true }) as Record<string, string>[];
    expect(masked?.iban).toBe('•••• 0189');
    expect(Object.keys(masked ?? {})).not.toContain('secretHint');
  });
  test('keeps filter, order and columns of the list', async () => {
    for (const [n, number] of ['B', 'A', 'C'].entries()) await makeCustomer(number, { limit: String(n) });
    const filter = JSON.stringify({ field: 'limit', op: 'gte', value: '1' });
    expect((await exported(shop.customer, { columns: 'number,name', sort: 'number,desc', filter })).toString()).toBe(
      'number,name\r\nC,Name C\r\nA,Name A\r\n',
    );
  });
  test('pages by key: every row once, however many', async () => {
    await ctxOf().query(sql`insert into app.tag (tenant_id, id, version, created, created_by, updated, updated_by, name, active)
      select ${clerk.homeTenant}::uuid, gen_random_uuid(), 1, now(), ${clerk.user}::uuid, now(), ${clerk.user}::uuid, 'tag ' || n, true from generate_series(1, 2500) n`);
    const plan = fine(planExport(server.store, callerOf(clerk), shop.tag, { ...wish, sort: 'name,asc' }));
    expect([
      await countRows(server.store, callerOf(clerk), plan),
      await isLong(server.store, callerOf(clerk), plan),
    ]).toEqual([2500, true]);
    const names = (parse(await exported(shop.tag, { sort: 'name,asc' }), { columns: true }) as { name: string }[]).map(
      (r) => r.name,
    );
    expect(new Set(names).size).toBe(2500);
    const short = fine(
      planExport(server.store, callerOf(clerk), shop.tag, {
        ...wish,
        filter: JSON.stringify({ field: 'name', op: 'eq', value: 'tag 7' }),
      }),
    );
    expect(await isLong(server.store, callerOf(clerk), short)).toBe(false);
  });
  test('is for who may export, of what they may see, and never of another tenant', async () => {
    await makeCustomer();
    for (const role of ['buyer', 'chief', 'nobody'])
      expect(planExport(server.store, callerOf({ ...clerk, roles: [role] }), shop.customer, wish)).toMatchObject({
        code: 'exchange.notExportable',
      });
    expect(planExport(server.store, callerOf(clerk), shop.ledger, wish)).toMatchObject({
      code: 'exchange.notExportable',
    });
    expect(parse(await exported(shop.customer, {}, server.person(['clerk']).me), { columns: true })).toEqual([]);
    expect(
      planExport(server.store, callerOf(clerk), shop.customer, { ...wish, columns: 'name,secretHint' }),
    ).toMatchObject({ code: 'exchange.unknownColumn' });
    expect(
      planExport(server.store, callerOf(clerk), shop.customer, {
        ...wish,
        filter: '{"field":"secretHint","op":"eq","value":"x"}',
      }),
    ).toMatchObject({ code: 'input.unknownField' });
    expect(exportAccess(callerOf(clerk), shop.customer)).not.toBe(
      exportAccess(callerOf({ ...clerk, roles: ['buyer'] }), shop.customer),
    );
  });
});

describe('an import', () => {
  test('creates, updates what exists by its unique code, and skips what is the same', async () => {
    await makeCustomer('C-1', { limit: '10' });
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
    expect((await ctxOf().records(shop.customer).find({ sort: 'number,asc' })).map((c) => [c.name, c.limit])).toEqual([
      ['Renamed', '11'],
      ['New', null],
    ]);
  });
  test('of what was exported changes nothing, and elsewhere makes the same', async () => {
    const customer = await makeCustomer('C-1', { limit: '10.5', currency: 'USD' });
    const tag = fine(await ctxOf().records(shop.tag).create({ name: 'a; "b"', color: 'BLUE' })).id;
    fine(
      await ctxOf()
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
      customers: (await exported(shop.customer)).toString(),
      tags: (await exported(shop.tag)).toString(),
      orders: (await exported(shop.order)).toString(),
    };
    for (const [entity, csv] of [
      [shop.customer, files.customers],
      [shop.tag, files.tags],
      [shop.order, files.orders],
    ] as const) {
      expect(await imported(entity, csv)).toMatchObject({ rows: 1, created: 0, updated: 0, skipped: 1, failed: 0 });
    }
    const other = server.person(['clerk']).me;
    for (const [entity, csv] of [
      [shop.customer, files.customers],
      [shop.tag, files.tags],
      [shop.order, files.orders],
    ] as const) {
      expect(await imported(entity, csv, { me: other })).toMatchObject({ rows: 1, created: 1, failed: 0 });
    }
    const own = (csv: string) =>
      (parse(csv, { columns: true }) as Record<string, string>[]).map(({ created: _, updated: __, ...rest }) => rest);
    expect(own((await exported(shop.order, {}, other)).toString())).toEqual(own(files.orders));
    expect(own((await exported(shop.customer, {}, other)).toString())).toEqual(own(files.customers));
  });
  test("understands the formatted export as well: labels, words, the reader's dates", async () => {
    await makeCustomer('C-1');
    await ctxOf().records(shop.tag).create({ name: 'a; "b"' });
    await ctxOf().records(shop.tag).create({ name: 'c' });
    const csv = 'Customer,Reference,Amount,Due,Tags\nName C-1,o-9,"1,250.50",08.03.2026,"""a; """"b"""""";c"';
    expect(texts((await imported(shop.order, csv)).problems)).toEqual([]);
    const [order] = await ctxOf().records(shop.order).find();
    expect(order).toMatchObject({
      reference: 'O-9',
      amount: '1250.5',
      due: '2026-03-08',
      tags: [{ label: 'a; "b"' }, { label: 'c' }],
    });
  });
  test('goes through rules, access and history like any other write', async () => {
    const customer = await makeCustomer('C-1');
    await imported(shop.order, `customerId,reference,amount\n${customer},O-1,100`);
    const [order] = await ctxOf().records(shop.order).find();
    expect(order?.fee).toBe('10');
    const [past] = await ctxOf().query<{ deed: string; by: string }>(
      sql`select deed, by_user as by from engine.history where record_id = ${order?.id}::uuid`,
    );
    expect(past).toEqual({ deed: 'create', by: clerk.user });
    expect(importColumns(callerOf({ ...clerk, roles: ['buyer'] }), shop.order)).toMatchObject({
      code: 'exchange.notImportable',
    });
    expect(fine(importColumns(callerOf(clerk), shop.order)).map((c) => c.key)).not.toContain('status');
  });
  test('says of each bad cell where it is and what is wrong, and imports the others', async () => {
    await makeCustomer('C-1');
    const csv =
      'Customer,Reference,Amount,Due\nName C-1,O-1,5,13/13/25\nNobody,O-2,-1,\nName C-1,O-3,7,01-02-2026\nName C-1,O 4,x,,surplus';
    const ran = await imported(shop.order, csv);
    expect(texts(ran.problems)).toEqual([
      'Row 2, Due: expected dd-MM-yyyy, found 13/13/25',
      'Row 3, Customer: nothing is called Nobody',
      'Row 3, Amount: Amount must be at least 0.',
      'Row 5: more cells than the header has columns',
      'Row 5, Reference: Reference may contain letters, digits, dots, dashes and underscores only.',
      'Row 5, Amount: Amount must be a number.',
    ]);
    expect(ran).toMatchObject({ rows: 4, created: 1, failed: 3 });
    expect(ran.kept.map(([row]) => row)).toEqual([2, 3, 5]);
    expect((await ctxOf().records(shop.order).find()).map((o) => o.reference)).toEqual(['O-3']);
  });
  test('keeps the good rows of a batch in which the database refuses one', async () => {
    await makeCustomer('C-1');
    const rows = Array.from({ length: 250 }, (_, i) => (i === 120 ? ',C-X,,' : `N${i},N-${i},,`));
    const ran = await imported(shop.customer, customers(...rows));
    expect(ran).toMatchObject({ rows: 250, created: 249, failed: 1 });
    expect(texts(ran.problems)).toEqual(['Row 122, Name: Please fill up Name']);
  });
  test('checked or tried, keeps nothing and counts the same', async () => {
    await makeCustomer('C-1');
    const csv = customers('Renamed,C-1,5,EUR', 'New,C-2,6,EUR', 'Bad,C-3,-6,EUR');
    expect(await imported(shop.customer, csv, { what: 'CHECK' })).toMatchObject({ rows: 3, failed: 1, created: 0 });
    const tried = await imported(shop.customer, csv, { what: 'DRY_RUN' });
    expect(tried).toMatchObject({ rows: 3, created: 1, updated: 1, failed: 1 });
    expect((await ctxOf().records(shop.customer).find()).map((c) => c.name)).toEqual(['Name C-1']);
    const { kept: _, ...counts } = await imported(shop.customer, csv);
    expect(counts).toMatchObject({ created: 1, updated: 1, failed: 1, problems: tried.problems });
  });
  test('leaves out, when told so, what exists or what does not', async () => {
    await makeCustomer('C-1');
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
    expect(await ctxOf().records(shop.customer).count()).toBe(350);
  });
  test('does not guess: unknown columns, a column twice, a name that two answer to', async () => {
    await ctxOf().records(shop.customer).create({ name: 'Same', number: 'A' });
    await ctxOf().records(shop.customer).create({ name: 'Same', number: 'B' });
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
