import { allFields, certain, type Entity, type Field, titleFieldIn } from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName } from '../../schema/names.ts';
import { moneyText } from './money-text.ts';
import type { Scope } from './scope.ts';
import { col, join, type Sql } from './statement.ts';

/** Titles are followed over relations this far: an employee is named by a person. */
const deepest = 3;

/**
 * The title of the record with this id, as text; null when it is not there. A look-up of its own rather than a join: it is made
 * for the rows that are answered only, and only where the relation is set, and by its key whatever the planner thinks of a
 * tenant's size. Row security keeps it in the tenant.
 */
export function labelOf(scope: Scope, to: string, id: Sql, depth = 1): Sql {
  if (to === '' || !scope.catalogue.hasEntity(to)) return sql`''::text`;
  const target = scope.catalogue.entity(to);
  const there = scope.alias('r');
  const title = titleOf(scope, target, there, depth);
  return sql`(select ${title} from ${scope.from(target)} ${sql.ref(there)} where ${col(there, 'id')} = ${id})`;
}

/**
 * The same over a join, for orders: every row is asked, so that the planner may read the other table at once. Null where there
 * is no relation, as with every other empty value.
 */
export function joinedLabel(scope: Scope, from: Entity, alias: string, column: string, to: string, joins: Sql[]): Sql {
  if (to === '' || !scope.catalogue.hasEntity(to)) return sql`''::text`;
  const target = scope.catalogue.entity(to);
  const there = scope.alias('r');
  joins.push(
    sql`left join ${scope.company ? sql`lateral ` : sql``}${scope.from(target)} ${sql.ref(there)} on ${sameTenant(from, alias, target, there)}${col(there, 'id')} = ${col(alias, column)}`,
  );
  return sql`case when ${col(there, 'id')} is not null then ${titleOf(scope, target, there)} end`;
}

/** `a.tenant_id = b.tenant_id and`, where both have one. */
export const sameTenant = (one: Entity, alias: string, other: Entity, there: string): Sql =>
  one.scope === 'global' || other.scope === 'global'
    ? sql``
    : sql`${col(there, 'tenant_id')} = ${col(alias, 'tenant_id')} and `;

/** The title of a record at hand. */
export function titleOf(scope: Scope, entity: Entity, alias: string, depth = 1): Sql {
  const parts = entity.title.flatMap((name) => {
    const field = allFields(entity)[name];
    const part = field && !field.secret ? titlePart(scope, entity, alias, name, field, depth) : undefined;
    return part ? [part] : [];
  });
  if (parts.length === 0) return sql`''::text`;
  return parts.length === 1 ? sql`coalesce(${certain(parts[0])}, '')` : sql`concat_ws(' ', ${join(parts)})`;
}

function titlePart(
  scope: Scope,
  entity: Entity,
  alias: string,
  name: string,
  field: Field,
  depth: number,
): Sql | undefined {
  const column = columnName(name, field);
  if ('to' in field) {
    return field.type === 'refs' || depth >= deepest
      ? undefined
      : labelOf(scope, field.to, col(alias, column), depth + 1);
  }
  if (field.type === 'money')
    return moneyText(col(alias, column), col(alias, columnName(field.currency, { type: 'currency' })));
  if (field.type === 'decimal' || field.type === 'percentage') return sql`trim_scale(${col(alias, column)})::text`;
  if (field.type === 'whole' || field.type === 'date') return sql`${col(alias, column)}::text`;
  if (!isText(field)) return undefined;
  const own = titleFieldIn(entity, name, scope.language);
  const here = own === undefined ? undefined : entity.fields[own];
  if (own === undefined || here === undefined) return col(alias, column);
  return sql`coalesce(nullif(${col(alias, columnName(own, here))}, ''), ${col(alias, column)})`;
}

const isText = (field: Field): boolean =>
  ['text', 'longText', 'code', 'option', 'currency', 'country', 'phone', 'email', 'lifecycle'].includes(field.type);
