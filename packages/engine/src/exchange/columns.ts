import { type Allowance, addressParts, allFields, type Entity, type Field, wireName } from '@homeport/grammar';
import { fieldLabel, otherNames, otherPartNames, partLabel, type Reader } from './words.ts';

/** One column of a table: a field, or a part of one that takes several. */
export interface Column {
  /** `amount`, `homeLocation.town`. */
  readonly key: string;
  readonly name: string;
  readonly wire: string;
  readonly field: Field;
  readonly part?: string;
  /** Over which relations the record is reached that has the field (`employee`, `caseDetail.assignee`), and its entity. */
  readonly via?: string;
  readonly of?: Entity;
  /** A heading instead of the field's label. */
  readonly heading?: string;
}

const partsOf = (field: Field): readonly string[] | undefined => {
  if (field.type === 'address') return addressParts;
  if (field.type === 'dateRange') return ['from', 'to'];
  return field.type === 'coordinates' ? ['latitude', 'longitude'] : undefined;
};

function columnsOfField(name: string, field: Field): Column[] {
  const wire = wireName(name, field);
  const parts = partsOf(field);
  return parts
    ? parts.map((part) => ({ key: `${wire}.${part}`, name, wire, field, part }))
    : [{ key: wire, name, wire, field }];
}

/** Whose values say nothing outside of this tenant's record: left out unless asked for. */
const onRequest = new Set(['tenantId', 'version', 'createdBy', 'updatedBy']);

/** The columns the caller may see: the id, the entity's own fields, then when it was made and changed. */
export function visibleColumns(entity: Entity, rights: Allowance): Column[] {
  const fields = Object.entries(allFields(entity)).filter(([name, f]) => !f.secret && !rights.hidden.has(name));
  const inOrder = [...fields.filter(([name]) => name === 'id'), ...fields.filter(([name]) => name !== 'id')];
  return inOrder.flatMap(([name, field]) => columnsOfField(name, field));
}

/** The wanted columns in the wanted order, by field or column name; undefined names one that is not there. */
export function pickColumns(
  all: readonly Column[],
  wanted: readonly string[] | undefined,
): Column[] | { readonly unknown: string } {
  if (!wanted || wanted.length === 0) return all.filter((c) => !onRequest.has(c.name));
  const picked: Column[] = [];
  for (const name of wanted) {
    const found = all.filter((c) => c.key === name || c.wire === name || c.name === name);
    if (found.length === 0) return { unknown: name };
    picked.push(...found.filter((c) => !picked.includes(c)));
  }
  return picked;
}

/** The columns an import can write: what the caller may set in a create, and the id that names an existing record. */
export function writableColumns(entity: Entity, rights: Allowance): Column[] {
  const isOpen = (name: string, f: Field) =>
    name === 'id' ||
    (!f.secret &&
      !f.derived &&
      !f.readOnly &&
      f.type !== 'lifecycle' &&
      !rights.hidden.has(name) &&
      !rights.readOnly.has(name));
  const own = new Set([...Object.keys(entity.fields), 'id', ...(entity.canDeactivate ? ['active'] : [])]);
  return visibleColumns(entity, rights).filter((c) => own.has(c.name) && isOpen(c.name, c.field));
}

export const columnLabel = (entity: Entity, column: Column, reader: Reader): string => {
  const label = fieldLabel(entity, column.name, column.field, reader);
  return column.part ? partLabel(label, column.part, reader) : label;
};

/** Without case, accents, marks and spaces: `Start date *` and `startDate` are the same. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * For each header the column it means, by its key, its name, or its label in the reader's language or in English; null
 * where nothing fits. No column is given away twice.
 */
export function matchColumns(
  entity: Entity,
  columns: readonly Column[],
  headers: readonly string[],
  reader: Reader,
): (string | null)[] {
  const byName = new Map<string, string>();
  const add = (text: string, key: string) => {
    const name = folded(text);
    if (name !== '' && !byName.has(name)) byName.set(name, key);
  };
  for (const c of columns) add(c.key, c.key);
  for (const c of columns) add(columnLabel(entity, c, reader), c.key);
  for (const c of columns) {
    for (const name of otherNames(c.name, c.field)) {
      if (!c.part) add(name, c.key);
      else for (const part of otherPartNames(c.part)) add(`${name} ${part}`, c.key);
    }
  }
  const taken = new Set<string>();
  const take = (key: string | undefined): string | null => {
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  };
  const whole = headers.map((header) => take(byName.get(folded(header))));
  const labels = columns.map((column) => ({ column, words: wordsOf(columnLabel(entity, column, reader)) }));
  return whole.map((key, at) => key ?? take(begunBy(headers[at] ?? '', labels)));
}

const wordsOf = (text: string): string =>
  `${text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(folded)
    .join(' ')} `;

/** The column whose label begins with a heading ("Nom" of "Nom de famille"): the only one of all, or of those that are required. */
function begunBy(
  header: string,
  labels: readonly { readonly column: Column; readonly words: string }[],
): string | undefined {
  const words = wordsOf(header);
  if (words.length < 4) return undefined;
  const begun = labels.filter((one) => one.words.startsWith(words));
  const required = begun.filter(({ column }) => column.field.required);
  const [only, ...others] = begun.length === 1 ? begun : required;
  return others.length === 0 ? only?.column.key : undefined;
}
