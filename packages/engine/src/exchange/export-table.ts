import type { Readable } from 'node:stream';
import { bothOf, type Entity, type Filter, isRefusal, type Refusal } from '@homeport/grammar';
import { readListQuery } from '../pipeline/list-input.ts';
import { rightsOf } from '../pipeline/rights.ts';
import type { Caller, ListQuery, Store } from '../store/store.ts';
import { type Column, columnLabel, pickColumns, visibleColumns } from './columns.ts';
import { exchangeLimits } from './exchange-limits.ts';
import { exchangeRefusals as no } from './exchange-refusals.ts';
import { type Cell, cellMaker } from './format-value.ts';
import type { Reader } from './words.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** What exports read from. */
export type ExportSource = Pick<Store, 'catalogue' | 'list'>;

/** What is exported, as the caller asks for it. */
export interface ExportWish {
  /** JSON of a filter, as lists take it. */
  readonly filter?: string | null;
  readonly search?: string | null;
  /** `status,asc created,desc`. */
  readonly sort?: string | null;
  /** Names separated by commas. */
  readonly columns?: string | null;
  readonly format: 'csv' | 'xlsx';
  readonly formatted: boolean;
  readonly bom: boolean;
  readonly delimiter: ',' | ';';
}
/** A wish that was understood and is allowed. */
export interface ExportPlan {
  readonly entity: Entity;
  readonly columns: readonly Column[];
  readonly query: ListQuery;
  readonly wish: ExportWish;
}

/** Reads a wish as the caller; refuses what the caller may not export, and columns that are not there. */
export function planExport(
  source: ExportSource,
  caller: Caller,
  entity: Entity,
  wish: ExportWish,
): ExportPlan | Refusal {
  const rights = rightsOf(caller, entity);
  if (entity.internal || rights.deeds.export === undefined || rights.deeds.read === undefined)
    return no.notExportable();
  const names = wish.columns
    ?.split(',')
    .map((c) => c.trim())
    .filter((c) => c !== '');
  const columns = pickColumns(visibleColumns(entity, rights), names);
  if ('unknown' in columns) return { ...no.unknownColumn({ name: columns.unknown.slice(0, 100) }), field: 'columns' };
  const query = readListQuery(source.catalogue, caller, entity, {
    ...(wish.filter ? { filter: wish.filter } : {}),
    ...(wish.search ? { search: wish.search } : {}),
    ...(wish.sort ? { sort: wish.sort.trim().split(/\s+/) } : {}),
  });
  return isRefusal(query) ? query : { entity, columns, query, wish };
}

/** Records the caller may both read and export; what is exported is never more than what is seen. */
function exportRights(caller: Caller, entity: Entity) {
  const rights = rightsOf(caller, entity);
  const read = bothOf(rights.deeds.read, rights.deeds.export);
  return { ...rights, deeds: { ...rights.deeds, read: read as Filter | true } };
}

interface Page {
  readonly content: readonly Readonly<Record<string, unknown>>[];
  readonly totalElements?: number;
  readonly nextKey?: string | null;
}

/** Number of rows the plan has now. */
export async function countRows(source: ExportSource, caller: Caller, plan: ExportPlan): Promise<number> {
  const page = await readPage(source, caller, plan, {
    ...plan.query,
    size: 1,
    page: 0,
    total: 'exact',
    fields: ['id'],
  });
  return page.totalElements ?? 0;
}

/** Whether the plan has more rows than are exported while the caller waits. Looks at one row, counts none. */
export async function isLong(source: ExportSource, caller: Caller, plan: ExportPlan): Promise<boolean> {
  const page = await readPage(source, caller, plan, {
    ...plan.query,
    size: 1,
    page: exchangeLimits.direct,
    total: 'none',
    fields: ['id'],
  });
  return page.content.length > 0;
}

const readPage = async (source: ExportSource, caller: Caller, plan: ExportPlan, query: ListQuery): Promise<Page> =>
  JSON.parse(await source.list(caller, plan.entity, exportRights(caller, plan.entity), query)) as Page;

type Row = Readonly<Record<string, unknown>>;

/** The rows of a plan, page by page and one page in memory at a time, continued by the key of the last row. */
export async function* exportRows(
  source: ExportSource,
  caller: Caller,
  plan: ExportPlan,
  signal?: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  const fields = [...new Set(plan.columns.map((c) => c.wire).concat(currencies(plan)))];
  const { page: _, ...rest } = plan.query;
  for (let after: string | undefined; ; ) {
    signal?.throwIfAborted();
    const query: ListQuery = {
      ...rest,
      size: exchangeLimits.page,
      total: 'none',
      fields,
      ...(after === undefined ? {} : { after }),
    };
    const page = await readPage(source, caller, plan, query);
    yield page.content;
    if (page.content.length < exchangeLimits.page || !page.nextKey) return;
    after = page.nextKey;
  }
}

/** Amounts are formatted by their currency, so it is read along, as far as it may be seen. */
function currencies({ entity, columns, wish }: ExportPlan): string[] {
  if (!wish.formatted) return [];
  return columns.flatMap((c) =>
    c.field.type === 'money' && Object.hasOwn(entity.fields, c.field.currency) ? [c.field.currency] : [],
  );
}

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * The file of a plan as a stream of bytes. A page becomes text at once, so that its rows live no longer than it takes: rows that
 * wait one by one outlive collections, and a long export would grow. `counted` is told the rows of each page.
 */
export function exportFile(
  plan: ExportPlan,
  pages: AsyncIterable<readonly Row[]>,
  reader: Reader,
  counted: (rows: number) => Promise<void> | void = () => {},
): Readable {
  const { entity, columns, wish } = plan;
  const makers = columns.map((c) => cellMaker(entity, c, reader, wish.formatted));
  const cells = async function* (): AsyncGenerator<Cell[][]> {
    for await (const page of pages) {
      yield page.map((record) => makers.map((make) => make(record)));
      await counted(page.length);
    }
  };
  const headers = columns.map((c) => (wish.formatted ? columnLabel(entity, c, reader) : c.key));
  if (wish.format === 'csv') return writeCsv(headers, cells(), wish);
  const dayFormat = wish.formatted ? reader.dateFormat.toLowerCase() : 'yyyy-mm-dd';
  const isDay = (c: Column) => c.field.type === 'date' || c.field.type === 'dateRange';
  return writeXlsx(
    entity.plural,
    columns.map((c, i) => ({ header: headers[i] as string, ...(isDay(c) ? { format: dayFormat } : {}) })),
    cells(),
  );
}

/** `expenses-2026-03-08.csv`. */
export const exportName = (entity: Entity, format: 'csv' | 'xlsx', now: Temporal.Instant): string =>
  `${entity.plural.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${now.toString().slice(0, 10)}.${format}`;

/**
 * Whether the caller's rights are still those a file was made with: what may be read and exported, and which fields are
 * hidden, as text to compare.
 */
export function exportAccess(caller: Caller, entity: Entity): string {
  const rights = exportRights(caller, entity);
  return JSON.stringify([
    rights.deeds.export !== undefined && rights.deeds.read !== undefined,
    rights.deeds.read ?? null,
    [...rights.hidden].sort(),
  ]);
}
