import { type Catalogue, certain, type Entity, type Field, isRefusal, type Refusal } from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { rightsOf } from '../rights/rights.ts';
import { type Column, visibleColumns } from './columns.ts';
import { exchangeRefusals as no } from './exchange-refusals.ts';
import type { Hop } from './reached-records.ts';

/** A column that is asked for by its path over relations: `caseDetail.assignee.lastName`. */
export interface WantedPath {
  readonly path: string;
  readonly heading?: string | null;
}
export interface PlannedPaths {
  readonly columns: readonly Column[];
  readonly hops: readonly Hop[];
}
/** Relations behind each other that a column may go over. */
const most = 3;

/** The columns at some paths, and the relations to follow for them, as far as the caller may see and export. */
export function planPaths(
  catalogue: Catalogue,
  caller: Caller,
  entity: Entity,
  wanted: readonly WantedPath[],
): PlannedPaths | Refusal {
  const columns: Column[] = [];
  const hops = new Map<string, Hop & { readonly fields: string[] }>();
  for (const { path, heading } of wanted) {
    const found = columnsAt(catalogue, caller, entity, path);
    if (isRefusal(found)) return found;
    for (const hop of found.hops) if (!hops.has(hop.path)) hops.set(hop.path, { ...hop, fields: [] });
    for (const hop of found.hops) if (hop.from !== undefined) hops.get(hop.from)?.fields.push(hop.wire);
    for (const column of found.columns) {
      columns.push(
        heading ? { ...column, heading: found.columns.length > 1 ? `${heading}: ${column.part}` : heading } : column,
      );
      if (column.via !== undefined) hops.get(column.via)?.fields.push(column.wire, ...currencyOf(column));
    }
  }
  return { columns, hops: [...hops.values()].map((hop) => ({ ...hop, fields: [...new Set(hop.fields)] })) };
}

/** Amounts are formatted by their currency, so it is read along. */
const currencyOf = ({ field, of }: Column): string[] =>
  field.type === 'money' && of && Object.hasOwn(of.fields, field.currency) ? [field.currency] : [];

function columnsAt(catalogue: Catalogue, caller: Caller, entity: Entity, path: string): PlannedPaths | Refusal {
  const unknown = { ...no.unknownColumn({ name: path.slice(0, 100) }), field: 'columns' };
  const steps = path.split('.');
  const hops: Omit<Hop, 'fields'>[] = [];
  let at = entity;
  for (let i = 0; i < steps.length; i += 1) {
    const rest = steps.slice(i).join('.');
    const via = hops.at(-1)?.path;
    const found = visibleColumns(at, rightsOf(caller, at)).filter(
      (c) => c.key === rest || c.wire === rest || c.name === rest,
    );
    if (found.length > 0)
      return {
        columns: via === undefined ? found : found.map((c) => ({ ...c, via, of: at })),
        hops: hops.map((hop) => ({ ...hop, fields: [] })),
      };
    const next = relationAt(catalogue, caller, at, certain(steps[i]));
    if (!next || hops.length === most) return unknown;
    hops.push({
      path: via === undefined ? next.wire : `${via}.${next.wire}`,
      ...(via === undefined ? {} : { from: via }),
      ...next,
    });
    at = next.entity;
  }
  return unknown;
}

/** The entity behind a relation that the caller sees, where its records may be read and exported too. */
function relationAt(
  catalogue: Catalogue,
  caller: Caller,
  at: Entity,
  step: string,
): { readonly wire: string; readonly entity: Entity } | undefined {
  const column = visibleColumns(at, rightsOf(caller, at)).find((c) => c.wire === step || c.name === step);
  if (!column || !isOne(column.field) || !catalogue.hasEntity(column.field.to)) return undefined;
  const entity = catalogue.entity(column.field.to);
  const { deeds } = rightsOf(caller, entity);
  return entity.internal || !deeds.read || !deeds.export ? undefined : { wire: column.wire, entity };
}
const isOne = (field: Field): field is Field & { readonly to: string } =>
  (field.type === 'ref' || field.type === 'person') && field.to !== '';
