import { type Entity, isId, isObject } from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { exchangeLimits } from './exchange-limits.ts';
import { type ExportSource, exportRights } from './export-rights.ts';

type Row = Readonly<Record<string, unknown>>;

/** A relation that is followed for the columns of an export. */
export interface Hop {
  /** The relations up to here and this one: `caseDetail.assignee`. */
  readonly path: string;
  /** Those up to here; absent where it begins at the exported record. */
  readonly from?: string;
  readonly wire: string;
  readonly entity: Entity;
  /** Wire names that are read of the records it leads to. */
  readonly fields: readonly string[];
}

/** Under which name a row carries a record that was reached; no field is called so. */
export const reachedKey = (path: string): string => `→${path}`;

/** Rows with the records that hops lead to, as far as the caller may see and export them: one look a hop, not one a row. */
export async function withReached(
  source: ExportSource,
  caller: Caller,
  hops: readonly Hop[],
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (hops.length === 0 || rows.length === 0) return rows;
  const richer: Record<string, unknown>[] = rows.map((row) => ({ ...row }));
  for (const hop of hops) {
    const idIn = (row: Row): string | undefined => {
      const record = hop.from === undefined ? row : (row[reachedKey(hop.from)] as Row | undefined);
      return idOf(record?.[hop.wire]);
    };
    const ids = [...new Set(richer.flatMap((row) => idIn(row) ?? []))];
    const found = await recordsOf(source, caller, hop, ids);
    for (const row of richer) {
      const id = idIn(row);
      if (id !== undefined) row[reachedKey(hop.path)] = found.get(id);
    }
  }
  return richer;
}

/** The id in a relation's value, however it is answered. */
function idOf(value: unknown): string | undefined {
  const id = isObject(value) ? value.id : value;
  return isId(id) ? id : undefined;
}

/** As many as rows of a page at most, so one look is enough. */
async function recordsOf(
  source: ExportSource,
  caller: Caller,
  { entity, fields }: Hop,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map();
  const text = await source.list(caller, entity, exportRights(caller, entity), {
    filter: { field: 'id', op: 'in', value: ids },
    sort: [{ field: 'created', descending: true }],
    size: exchangeLimits.page,
    page: 0,
    total: 'none',
    fields: ['id', ...fields],
  });
  const { content } = JSON.parse(text) as { content: readonly Row[] };
  return new Map(content.map((record) => [record.id as string, record]));
}
