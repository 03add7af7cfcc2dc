import { allFields, certain, type Entity, type Field, type FieldType, lastOf, type Values } from '@homeport/grammar';
import { columnsOf } from '../schema/column-types.ts';
import { tableName } from '../schema/names.ts';
import type { Place, Vault } from './bank-parts.ts';

/** A column that writes fill, and the field it belongs to. */
export interface StoredColumn {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** Which of the field's columns it is. */
  readonly index: number;
}

/** The columns of an entity's declared fields, in the order of their declaration. */
export function storedColumns(entity: Entity): readonly StoredColumn[] {
  let columns = known.get(entity);
  if (columns === undefined) {
    columns = Object.entries(writable(entity)).flatMap(([field, spec]) =>
      columnsOf(field, spec).map(({ name, type }, index) => ({ field, name, type, index })),
    );
    known.set(entity, columns);
  }
  return columns;
}
const known = new WeakMap<Entity, readonly StoredColumn[]>();

/** Fields that records are written with: the declared ones, and whether it is active. */
export function writable(entity: Entity): Readonly<Record<string, Field>> {
  return entity.canDeactivate ? { ...entity.fields, active: certain(allFields(entity).active) } : entity.fields;
}

/** Names of an entity's lists of relations. */
export const listFields = (entity: Entity): readonly string[] =>
  Object.entries(entity.fields).flatMap(([name, f]) => (f.type === 'refs' ? [name] : []));

type Where = Omit<Place, 'column'>;
/** One value per column of the field, as parameters of the driver. */
type Encode = (value: unknown, vault: Vault, where: Place) => readonly unknown[];

const asIs: Encode = (value) => [value];
const asText: Encode = (value) => [typeof value === 'number' ? String(value) : value];
const asJson: Encode = (value) => [JSON.stringify(value)];
const asDays: Encode = (value) => {
  const { from, to } = value as { from: string; to: string | null };
  return [to === null || to === undefined ? `[${from},)` : `[${from},${to}]`];
};
const asPlace: Encode = (value) => {
  const { latitude, longitude } = value as { latitude: number; longitude: number };
  return [latitude, longitude];
};
const sealed: Encode = (value, vault, where) => [vault.seal(where, String(value)), lastOf(String(value))];

const encoders: { readonly [T in FieldType]: Encode } = {
  text: asIs,
  longText: asIs,
  richText: asIs,
  code: asIs,
  whole: asIs,
  decimal: asText,
  percentage: asText,
  money: asText,
  currency: asIs,
  date: asIs,
  dateTime: asIs,
  dateRange: asDays,
  yesNo: asIs,
  option: asIs,
  ref: asIs,
  refs: () => [],
  person: asIs,
  country: asIs,
  address: asJson,
  phone: asIs,
  email: asIs,
  bankPart: sealed,
  file: asIs,
  image: asIs,
  coordinates: asPlace,
  json: asJson,
  lifecycle: asIs,
};

/** The values of these columns for a record, as the driver takes them. */
export function encoded(
  entity: Entity,
  columns: readonly StoredColumn[],
  values: Values,
  vault: Vault,
  where: Omit<Where, 'table'>,
): unknown[] {
  const fields = writable(entity);
  let last: { field: string; values: readonly unknown[] } | undefined;
  return columns.map((column) => {
    const value = values[column.field];
    if (value === null || value === undefined) return null;
    if (last?.field !== column.field) {
      const place = { ...where, table: tableName(entity), column: column.name };
      last = { field: column.field, values: encoders[certain(fields[column.field]).type](value, vault, place) };
    }
    return last.values[column.index];
  });
}
