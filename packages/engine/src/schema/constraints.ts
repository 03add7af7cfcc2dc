import {
  allFields,
  type CheckSpec,
  type Condition,
  type Entity,
  type ExcludesSpec,
  type Field,
  type Filter,
  type FilterValue,
  isCondition,
  snake,
  spanTypes,
} from '@homeport/grammar';
import { columnName, literal, nameOf, quoted, tableName } from './names.ts';
import type { Check, Exclusion } from './snapshot.ts';

/** The name of a declared constraint in the database; refusals are found by it. */
export const constraintName = (entity: Entity, { name = 'noOverlap' }: Pick<ExcludesSpec, 'name'>): string =>
  nameOf(tableName(entity), snake(name));

/** What may not overlap, as the database holds it. */
export function exclusionOf(entity: Entity, spec: ExcludesSpec): Exclusion {
  const column = (name: string): string => columnIn(entity, name);
  const { same = [], sameOrEmpty = [], over, when } = spec;
  return {
    name: constraintName(entity, spec),
    elements: [
      ...(entity.scope === 'global' ? [] : ['"tenant_id" with =']),
      ...same.map((name) => `${column(name)} with =`),
      ...sameOrEmpty.map((name) => `(coalesce(${column(name)}, ${emptyOf(fieldIn(entity, name))})) with =`),
      ...over.map(({ from, to }) => `${spanOf(fieldIn(entity, from), column(from), column(to))} with &&`),
    ],
    ...(when ? { where: ownCondition(entity, when) } : {}),
  };
}

/** What is true of every record, as the database holds it. What cannot be said for want of a value is not true. */
export const checkOf = (entity: Entity, spec: CheckSpec): Check => ({
  name: constraintName(entity, spec),
  expression: `(${ownCondition(entity, spec.holds)}) is true`,
});

function fieldIn(entity: Entity, name: string): Field {
  const fields = allFields(entity);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw new Error(`${entity.name} has no field ${name} for its constraints`);
  return field;
}
const columnIn = (entity: Entity, name: string): string => quoted(columnName(name, fieldIn(entity, name)));

/** Days and whole numbers include their end; moments and amounts do not. */
function spanOf({ type }: Field, from: string, to: string): string {
  const range = spanTypes[type];
  if (range === undefined) throw new Error(`a ${type} makes no span`);
  return `${range}(${from}, ${to}${type === 'date' || type === 'whole' ? ", '[]'" : ''})`;
}
const emptyOf = (field: Field): string => ('to' in field ? `'00000000-0000-0000-0000-000000000000'::uuid` : "''");

/** A filter over a record's own fields, with its values written out. */
function ownCondition(entity: Entity, filter: Filter): string {
  if (isCondition(filter)) return conditionOf(fieldIn(entity, filter.field), columnIn(entity, filter.field), filter);
  const parts = ('all' in filter ? filter.all : filter.any).map((part) =>
    isCondition(part) ? ownCondition(entity, part) : `(${ownCondition(entity, part)})`,
  );
  return parts.join('all' in filter ? ' and ' : ' or ');
}

const compared: Readonly<Partial<Record<Condition['op'], string>>> = {
  eq: '=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};
const numbers: ReadonlySet<string> = new Set(['whole', 'decimal', 'percentage', 'money']);

function conditionOf(field: Field, column: string, { op, value = null }: Condition): string {
  const written = (one: FilterValue): string => {
    if (one === null || typeof one === 'object' || (typeof one === 'string' && one.startsWith('$')))
      throw new Error(`a constraint cannot compare ${column} with ${JSON.stringify(one)}`);
    return typeof one !== 'string' || (numbers.has(field.type) && /^-?\d+(\.\d+)?$/.test(one))
      ? String(one)
      : literal(one);
  };
  if (op === 'null' || op === 'notNull') return `${column} is ${op === 'null' ? '' : 'not '}null`;
  if (field.type === 'yesNo' && op === 'eq' && typeof value === 'boolean') return value ? column : `not ${column}`;
  if (op === 'in' || op === 'nin') {
    return `${column} ${op === 'nin' ? 'not ' : ''}in (${[value].flat().map(written).join(', ')})`;
  }
  if (op === 'ne')
    return `${column} ${field.required || field.type === 'lifecycle' ? '<>' : 'is distinct from'} ${written(value)}`;
  const sign = compared[op];
  if (sign === undefined) throw new Error(`a constraint cannot hold ${op}`);
  return `${column} ${sign} ${written(value)}`;
}
