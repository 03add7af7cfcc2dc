import { allFields, type Entity, type Field } from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName, tableName } from '../../schema/names.ts';
import type { Scope } from './scope.ts';
import { col, join, type Sql, table } from './statement.ts';

/** Titles are followed over relations this far: an employee is named by a person. */
const deepest = 3;

/** Collects the joins that a statement's labels need. */
export type Joins = Sql[];

/** The title of the record that a relation leads to, as text; joins what it takes. */
export function labelOf(
  scope: Scope,
  from: Entity,
  alias: string,
  column: string,
  to: string,
  joins: Joins,
  depth = 1,
): Sql {
  if (to === '' || !scope.catalogue.hasEntity(to)) return sql`''::text`;
  const target = scope.catalogue.entity(to);
  const there = scope.alias('r');
  joins.push(
    sql`left join ${table(tableName(target))} ${sql.ref(there)} on ${sameTenant(from, alias, target, there)}${col(there, 'id')} = ${col(alias, column)}`,
  );
  return titleOf(scope, target, there, joins, depth);
}

/** `a.tenant_id = b.tenant_id and`, where both have one. */
export const sameTenant = (one: Entity, alias: string, other: Entity, there: string): Sql =>
  one.scope === 'global' || other.scope === 'global'
    ? sql``
    : sql`${col(there, 'tenant_id')} = ${col(alias, 'tenant_id')} and `;

/** The title of a record at hand. */
export function titleOf(scope: Scope, entity: Entity, alias: string, joins: Joins, depth = 1): Sql {
  const parts = entity.title.flatMap((name) => {
    const field = allFields(entity)[name];
    const part = field && !field.secret ? titlePart(scope, entity, alias, name, field, joins, depth) : undefined;
    return part ? [part] : [];
  });
  if (parts.length === 0) return sql`''::text`;
  return parts.length === 1 ? sql`coalesce(${parts[0] as Sql}, '')` : sql`concat_ws(' ', ${join(parts)})`;
}

function titlePart(
  scope: Scope,
  entity: Entity,
  alias: string,
  name: string,
  field: Field,
  joins: Joins,
  depth: number,
): Sql | undefined {
  const column = columnName(name, field);
  if ('to' in field) {
    return field.type === 'refs' || depth >= deepest
      ? undefined
      : labelOf(scope, entity, alias, column, field.to, joins, depth + 1);
  }
  if (field.type === 'decimal' || field.type === 'money' || field.type === 'percentage')
    return sql`trim_scale(${col(alias, column)})::text`;
  if (field.type === 'whole' || field.type === 'date') return sql`${col(alias, column)}::text`;
  return isText(field) ? col(alias, column) : undefined;
}

const isText = (field: Field): boolean =>
  ['text', 'longText', 'code', 'option', 'currency', 'country', 'phone', 'email', 'lifecycle'].includes(field.type);
