import { type Entity, isNeeded, isRefusal, type Refusal } from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { rightsOf } from '../rights/rights.ts';
import { type Column, columnLabel, writableColumns } from './columns.ts';
import { exchangeRefusals as no } from './exchange-refusals.ts';
import type { Reader } from './words.ts';

export type ImportMode = 'CREATE_OR_UPDATE' | 'CREATE' | 'UPDATE';
export type ImportWhat = 'CHECK' | 'DRY_RUN' | 'IMPORT';

/** An import that was understood and is allowed. */
export interface ImportPlan {
  readonly entity: Entity;
  /** For each column of the file what it means; undefined is left out. */
  readonly columns: readonly (Column | undefined)[];
  readonly headers: readonly string[];
  readonly mode: ImportMode;
  /** Fields by which an existing record is found when the row has no id. */
  readonly natural: readonly string[] | undefined;
  /** Texts carry the quote that keeps them from being formulas. */
  readonly isCsv: boolean;
}

/** The columns an import of this entity can have, or that the caller may not import. */
export function importColumns(caller: Caller, entity: Entity): Column[] | Refusal {
  const rights = rightsOf(caller, entity);
  const mayWrite = rights.deeds.create !== undefined || (rights.deeds.update !== undefined && !entity.neverUpdated);
  if (entity.internal || entity.scope === 'global' || rights.deeds.import === undefined || !mayWrite)
    return no.notImportable();
  // A job cannot prove who sits there: said before anybody has matched columns.
  if (entity.proof !== undefined) return no.needsProof();
  return writableColumns(entity, rights);
}

/** Binds the columns of a file to fields. `targets` are keys of columns, or null, in the order of the headers. */
export function planImport(
  caller: Caller,
  entity: Entity,
  given: {
    readonly targets: readonly (string | null)[];
    readonly headers: readonly string[];
    readonly mode: ImportMode;
    readonly isCsv: boolean;
  },
  reader: Reader,
): ImportPlan | Refusal {
  const all = importColumns(caller, entity);
  if (isRefusal(all)) return all;
  const columns: (Column | undefined)[] = [];
  for (const key of given.targets) {
    const column = key === null ? undefined : all.find((c) => c.key === key);
    if (key !== null && !column) return { ...no.unknownColumn({ name: String(key).slice(0, 100) }), field: 'columns' };
    if (column && columns.includes(column))
      return { ...no.columnTwice({ label: columnLabel(entity, column, reader) }), field: 'columns' };
    columns.push(column);
  }
  const names = new Set(columns.flatMap((c) => (c ? [c.name] : [])));
  const natural = entity.unique?.find((u) => u.when === undefined && u.fields.every((f) => names.has(f)))?.fields;
  const cannotFind = !names.has('id') && natural === undefined;
  if (given.mode === 'UPDATE' && cannotFind) return { ...no.requiredColumn({ label: 'id' }), field: 'columns' };
  const mustBeComplete = given.mode === 'CREATE' || cannotFind;
  const missing = mustBeComplete && all.find((c) => isNeeded(c.field) && !names.has(c.name));
  if (missing) return { ...no.requiredColumn({ label: columnLabel(entity, missing, reader) }), field: 'columns' };
  return { entity, columns, headers: given.headers, mode: given.mode, natural, isCsv: given.isCsv };
}
