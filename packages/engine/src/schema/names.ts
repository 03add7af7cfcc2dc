import { createHash } from 'node:crypto';
import { commonFields, type Entity, type Field, isOneOf, snake } from '@homeport/grammar';

/** The database schema of the catalogue's tables and of the functions; `engine` holds what the engine keeps for itself. */
export const dataSchema = 'app';

/** Longest identifier PostgreSQL keeps whole, in bytes. */
const longest = 63;

/** A name that fits, made of parts; what is cut off is replaced by a hash, so that two names never become one. */
export function nameOf(...parts: readonly string[]): string {
  const name = parts.join('_');
  if (Buffer.byteLength(name) <= longest) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${name.slice(0, longest - 9)}_${hash}`;
}

/** Table of an entity: `caseExpenseBatch` → `case_expense_batch`. */
export const tableName = (entity: Pick<Entity, 'name'>): string => nameOf(snake(entity.name));

const isCommon = (name: string): boolean => isOneOf(commonFields, name);

/** Column of a field; relations end in `_id`. Fields of several columns use it as their stem. */
export function columnName(name: string, field: Pick<Field, 'type'>): string {
  const isRelation = field.type === 'ref' || field.type === 'person' || field.type === 'file' || field.type === 'image';
  const column = snake(name);
  const isPlain = !isRelation || isCommon(name) || column.endsWith('_id');
  return nameOf(isPlain ? column : `${column}_id`);
}

/** Table of a list of relations: owner, place in the list, target. */
export const linkTableName = (entity: Pick<Entity, 'name'>, field: string): string =>
  nameOf(snake(entity.name), snake(field), 'link');

/** The columns of a bank part and of coordinates. */
export const lastFourColumn = (column: string): string => nameOf(column, 'last4');
export const latitudeColumn = (column: string): string => nameOf(column, 'latitude');
export const longitudeColumn = (column: string): string => nameOf(column, 'longitude');

/** The column that holds the folded text of an entity's `search` fields. */
export const searchColumn = 'search_text';

/** Name of the unique key over these columns; refusals are found by it. */
export const uniqueName = (table: string, columns: readonly string[]): string => nameOf(table, ...columns, 'key');

/** An identifier as SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** A text as SQL. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
