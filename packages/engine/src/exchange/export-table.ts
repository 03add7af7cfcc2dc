import type { Readable } from 'node:stream';
import { certain, type Entity, type Field, isRefusal, type Refusal } from '@homeport/grammar';
import { readListQuery } from '../pipeline/list-input.ts';
import type { Caller } from '../rights/caller.ts';
import { rightsOf } from '../rights/rights.ts';
import type { ListQuery } from '../store/store.ts';
import { type Column, columnLabel, pickColumns, visibleColumns } from './columns.ts';
import { exchangeLimits } from './exchange-limits.ts';
import { exchangeRefusals as no } from './exchange-refusals.ts';
import { type ExportSource, exportRights } from './export-rights.ts';
import { type Cell, cellMaker } from './format-value.ts';
import { namesOf } from './name-words.ts';
import { type Hop, reachedKey, withReached } from './reached-records.ts';
import type { Reader } from './words.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { writeXml } from './write-xml.ts';

/** What is exported, as the caller asks for it. */
export interface ExportWish {
  /** JSON of a filter, as lists take it. */
  readonly filter?: string | null;
  readonly search?: string | null;
  /** `status,asc created,desc`. */
  readonly sort?: string | null;
  /** Names separated by commas. */
  readonly columns?: string | null;
  readonly format: keyof typeof contentTypes;
  readonly formatted: boolean;
  readonly bom: boolean;
  readonly delimiter: ',' | ';' | '\t';
  /** Amounts with their currencies beside them, also where these are not among the columns. */
  readonly withCurrencies?: boolean;
  /** Days in the reader's form even where the rest is not. */
  readonly formatDays?: boolean;
  readonly withoutHeadings?: boolean;
  /** No more rows than so many. */
  readonly most?: number;
}
/** A wish that was understood and is allowed. */
export interface ExportPlan {
  readonly entity: Entity;
  readonly columns: readonly Column[];
  readonly query: ListQuery;
  readonly wish: ExportWish;
  /** Relations that are followed for its columns, each after the one it begins at. */
  readonly hops?: readonly Hop[];
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
  const visible = visibleColumns(entity, rights);
  const picked = pickColumns(visible, names);
  if ('unknown' in picked) return { ...no.unknownColumn({ name: picked.unknown.slice(0, 100) }), field: 'columns' };
  const columns = wish.withCurrencies ? withCurrencies(picked, visible) : picked;
  const query = readListQuery(source.catalogue, caller, entity, {
    ...(wish.filter ? { filter: wish.filter } : {}),
    ...(wish.search ? { search: wish.search } : {}),
    ...(wish.sort ? { sort: wish.sort.trim().split(/\s+/) } : {}),
  });
  return isRefusal(query)
    ? query
    : { entity, columns: caller.companies ? columns.map(calledCompany) : columns, query, wish };
}

/**
 * Each amount with the currency it is in, as on the screen, where it stands in its cell: in a column of its own behind the first amount that
 * is in it, so that amounts of one currency can be told from others and added up.
 */
function withCurrencies(picked: readonly Column[], visible: readonly Column[]): readonly Column[] {
  const asked = new Set(picked.map(({ name }) => name));
  return picked.flatMap((column) => {
    if (column.field.type !== 'money' || asked.has(column.field.currency)) return [column];
    const { currency } = column.field;
    asked.add(currency);
    return [column, ...visible.filter(({ name }) => name === currency)];
  });
}

/** Over several companies the company is told by its name. */
const calledCompany = (column: Column): Column =>
  column.name === 'tenantId' ? { ...column, wire: 'tenantName', field: companyName } : column;
const companyName: Field = { type: 'text', label: 'Client company' };

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
  JSON.parse(
    await source.list(caller, plan.entity, exportRights(caller, plan.entity), { ...query, isExport: true }),
  ) as Page;

type Row = Readonly<Record<string, unknown>>;

/** The rows of a plan, page by page and one page in memory at a time, continued by the key of the last row. */
export async function* exportRows(
  source: ExportSource,
  caller: Caller,
  plan: ExportPlan,
  signal?: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  const own = plan.columns.filter((c) => c.via === undefined).map((c) => c.wire);
  const first = (plan.hops ?? []).filter((hop) => hop.from === undefined).map((hop) => hop.wire);
  const fields = [...new Set([...own, ...first, ...readAlong(plan)])];
  const { page: _, ...rest } = plan.query;
  let left = plan.wish.most ?? Number.POSITIVE_INFINITY;
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
    const rows = page.content.length > left ? page.content.slice(0, left) : page.content;
    yield await withReached(source, caller, plan.hops ?? [], rows);
    left -= rows.length;
    if (page.content.length < exchangeLimits.page || !page.nextKey || left <= 0) return;
    after = page.nextKey;
  }
}

/** Amounts are formatted by their currency, names by what they are of: that is read along, as far as it may be seen. */
function readAlong({ entity, columns, wish }: ExportPlan): string[] {
  if (!wish.formatted) return [];
  return columns.flatMap(({ via, field }) => {
    const besides = field.type === 'money' ? field.currency : namesOf(field)?.of;
    return via === undefined && besides !== undefined && Object.hasOwn(entity.fields, besides) ? [besides] : [];
  });
}

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
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
  const makers = columns.map((c) => makerOf(entity, c, reader, wish));
  const cells = async function* (): AsyncGenerator<Cell[][]> {
    for await (const page of pages) {
      yield page.map((record) => makers.map((make) => make(record)));
      await counted(page.length);
    }
  };
  const headers = columns.map(
    (c) => c.heading ?? (wish.formatted ? columnLabel(c.of ?? entity, c, reader) : pathOf(c)),
  );
  if (wish.format === 'xml') return writeXml({ name: entity.name, columns: columns.map(pathOf), headers }, cells());
  if (wish.format === 'csv') return writeCsv(wish.withoutHeadings ? undefined : headers, cells(), wish);
  const dayFormat = wish.formatted || wish.formatDays ? reader.dateFormat.toLowerCase() : 'yyyy-mm-dd';
  const isDay = (c: Column) => c.field.type === 'date' || c.field.type === 'dateRange';
  return writeXlsx(
    entity.plural,
    columns.map((c, i) => {
      const format = isDay(c) ? dayFormat : c.field.type === 'money' ? '#,##0.00##' : undefined;
      return { header: certain(headers[i]), width: widthOf(c), ...(format ? { format } : {}) };
    }),
    cells(),
    { withoutHeader: wish.withoutHeadings ?? false },
  );
}

/** Characters that a value of a column mostly takes; a sheet is written before all of them are known. */
const widthOf = ({ field, part }: Column): number => {
  if (field.type === 'dateTime') return 30;
  if (field.type === 'email' || field.type === 'longText') return 32;
  return part === undefined && (field.type === 'text' || 'to' in field) ? 24 : 14;
};

/** How a column's values become cells, wherever its record is reached; one that is not seen leaves them empty. */
function makerOf(entity: Entity, column: Column, reader: Reader, wish: ExportWish): (record: Row) => Cell {
  const make = cellMaker(column.of ?? entity, column, reader, wish.formatted, wish.formatDays);
  const { via } = column;
  if (via === undefined) return make;
  return (record) => {
    const reached = record[reachedKey(via)] as Row | undefined;
    return reached && make(reached);
  };
}
/** `amount`, `employee.grade`. */
const pathOf = ({ via, key }: Column): string => (via === undefined ? key : `${via}.${key}`);

/** `expenses-2026-03-08.csv`. */
export const exportName = (entity: Entity, format: ExportWish['format'], now: Temporal.Instant): string =>
  `${entity.plural.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${now.toString().slice(0, 10)}.${format}`;
