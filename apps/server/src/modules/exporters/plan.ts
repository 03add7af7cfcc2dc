import type { Context } from '@homeport/engine';
import {
  type ExportPlan,
  type ExportSource,
  type ExportWish,
  entityNamed,
  exchangeRefusals,
  exportAccess,
  planExport,
  planPaths,
} from '@homeport/engine/exchange';
import { type Entity, filterOfRows, isRefusal, type Refusal } from '@homeport/grammar';
import { type Exporter, exporterRefusals as no, type RightsOfFile } from '@homeport/model/exporters';
import { type DataQuery, dataQuery, dataQueryColumn, dataQueryCondition } from '@homeport/model/queries';
import { callerOf } from '../documents/index.ts';
import { isDeactivated } from './run-log.ts';

/** What an exporter comes to for the caller: what is read, and the rights its file is made with. */
export interface PlannedExporter {
  readonly plan: ExportPlan;
  readonly rights: RightsOfFile;
}
const delimiters = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;
/** Columns and conditions of a query that are read. */
const most = 200;

/** Reads the query of an exporter as the caller. */
export async function planExporter(
  ctx: Context,
  source: ExportSource,
  of: Exporter,
): Promise<PlannedExporter | Refusal> {
  const caller = callerOf(ctx);
  const query = await ctx.records(dataQuery).get(of.dataQuery.id);
  if (isRefusal(query) || isDeactivated(query)) return no.noQuery();
  const entity = entityNamed(source.catalogue, query.about.trim());
  if (isRefusal(entity)) return no.noSuchRecords({ name: query.about });
  const parts = {
    filter: { field: 'dataQuery', op: 'eq', value: query.id },
    sort: 'sequence,asc',
    limit: most,
  } as const;
  const columns = await ctx.records(dataQueryColumn).find(parts);
  const conditions = await ctx.records(dataQueryCondition).find(parts);
  const filter = filterOfRows(conditions, query.matches);
  const planned = planExport(source, caller, entity, wishOf(of, query, filter && JSON.stringify(filter)));
  if (isRefusal(planned)) {
    const isClosed = planned.code === exchangeRefusals.notExportable().code;
    return isClosed ? no.mayNotExport({ who: ctx.me.displayName, records: entity.name }) : planned;
  }
  if (columns.length === 0) return { plan: planned, rights: rightsOn([entity]) };
  const wanted = columns.map(({ field, label }) => ({ path: field.trim(), heading: label }));
  const paths = planPaths(source.catalogue, caller, entity, wanted);
  if (isRefusal(paths)) return paths;
  return { plan: { ...planned, ...paths }, rights: rightsOn([entity, ...paths.hops.map((hop) => hop.entity)]) };

  function rightsOn(entities: readonly Entity[]): RightsOfFile {
    const on = [...new Set(entities)].map((one) => ({ entity: one.name, access: exportAccess(caller, one) }));
    return { user: ctx.me.user, on };
  }
}

function wishOf(of: Exporter, query: DataQuery, filter: string | undefined): ExportWish {
  return {
    ...(filter === undefined ? {} : { filter }),
    sort: sortOf(query) || null,
    format: of.format,
    formatted: of.asShown === true,
    formatDays: true,
    bom: of.format === 'csv',
    delimiter: delimiters[of.separator ?? 'SEMICOLON'],
    withoutHeadings: of.withHeadings === false,
    ...(query.limit === null ? {} : { most: query.limit }),
  };
}

/** Groups come one after the other; `field` is the same as `field,asc`. */
function sortOf({ groupBy, sortBy, sortOrder }: DataQuery): string {
  const inOrder = sortBy && sortOrder === 'DESC' && /^\w+$/.test(sortBy.trim()) ? `${sortBy.trim()},desc` : sortBy;
  const wanted = [groupBy, inOrder].flatMap((one) => (one ? one.trim().split(/\s+/) : []));
  const byField = new Map(wanted.map((one) => [one.split(',')[0], one.includes(',') ? one : `${one},asc`]));
  return [...byField.values()].join(' ');
}
