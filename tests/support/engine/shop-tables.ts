import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Caller, type Context, makeContext, makeEngine, newId, type Principal } from '@homeport/engine';
import {
  type Checkpoint,
  type ExportWish,
  exportFile,
  exportRows,
  type ImportMode,
  type ImportWhat,
  importColumns,
  importTable,
  matchColumns,
  noRowsYet,
  planExport,
  planImport,
  type Reader,
  type RowProblem,
  readCsv,
  recordFinder,
  rowReader,
} from '@homeport/engine/exchange';
import { type Entity, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { shop, shopCatalogue } from './shop.ts';
import { type ShopServer, shopHandlers, shopServer } from './shop-server.ts';

/** How an import of a test is run. */
export interface ImportHow {
  readonly what?: ImportWhat;
  readonly mode?: ImportMode;
  readonly me?: Principal;
  readonly from?: Checkpoint;
  /** Rows after which the process is "killed". */
  readonly stopAfter?: number;
}
export interface Ran extends Checkpoint {
  readonly kept: [number, readonly string[]][];
}
/** The shop of tests with its tables as files. */
export interface ShopTables extends AsyncDisposable {
  readonly server: ShopServer;
  readonly ctxOf: (me: Principal) => Context;
  exported(entity: object, me: Principal, more?: Partial<ExportWish>): Promise<Buffer>;
  imported(entity: object, csv: string, me: Principal, how?: ImportHow): Promise<Ran>;
  makeCustomer(me: Principal, number?: string, more?: Values): Promise<string>;
}

export const reader: Reader = { locale: 'en', dateFormat: 'dd-MM-yyyy', textOf: (key) => key };
export const wish: ExportWish = { format: 'csv', formatted: false, bom: false, delimiter: ',' };
export const callerOf = (me: Principal): Caller => ({ me, tenant: me.homeTenant, requestId: 'test' });
export const texts = (problems: readonly RowProblem[]): string[] => problems.map((p) => p.text);
export const fine = <T>(value: T | Refusal): T => {
  if (isRefusal(value)) throw new Error(JSON.stringify(value));
  return value as T;
};

/** Starts the shop on a database of its own. */
export async function openShopTables(): Promise<ShopTables> {
  const server = await shopServer();
  const engine = makeEngine({ catalogue: shopCatalogue, store: server.store, handlers: shopHandlers });
  const folder = await mkdtemp(join(tmpdir(), 'exchange-db-'));
  const ctxOf = (me: Principal): Context => makeContext(engine, { me, requestId: 'test' });
  return {
    server,
    ctxOf,
    async exported(entity, me, more = {}) {
      const plan = fine(planExport(server.store, callerOf(me), entity as Entity, { ...wish, ...more }));
      return buffer(exportFile(plan, exportRows(server.store, callerOf(me), plan), reader));
    },
    async imported(entity, csv, me, how = {}) {
      const path = join(folder, `${newId()}.csv`);
      await writeFile(path, csv);
      return importFile(ctxOf(me), entity as Entity, path, how);
    },
    makeCustomer: async (me, number = 'C-1', more = {}) => {
      const input = { name: `Name ${number}`, number, ...more };
      return fine(await ctxOf(me).records(shop.customer).create(input)).id;
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function importFile(ctx: Context, entity: Entity, path: string, how: ImportHow): Promise<Ran> {
  const rows = readCsv(path, ',');
  const headers = (await rows.next()).value as string[];
  const caller = callerOf(ctx.me);
  const targets = matchColumns(entity, fine(importColumns(caller, entity)), headers, reader);
  const given = { targets, headers, mode: how.mode ?? 'CREATE_OR_UPDATE', isCsv: true };
  const plan = fine(planImport(caller, entity, given, reader));
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
