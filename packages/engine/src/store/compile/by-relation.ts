import { allFields, type Entity } from '@homeport/grammar';
import { sql } from 'kysely';
import { isInOrderWithin } from '../../schema/describe-table.ts';
import { tableName } from '../../schema/names.ts';
import type { ListQuery } from '../store.ts';
import { sameTenant, titleOf } from './labels.ts';
import { afterKey, type Key, keysOn, type Order, orderSql } from './order.ts';
import type { Scope } from './scope.ts';
import { and, col, input, join, type Sql, table } from './statement.ts';

/** So many related records are read in the order of their names, and more for a deeper page: many may have no rows at all. */
const relatives = 2000;

/** An order by the name of a relation whose rows an index finds: the key of the label, that of the relation, and the others. */
interface ByRelation {
  readonly target: Entity;
  readonly label: Key;
  readonly related: Key;
  readonly others: readonly Key[];
}

/**
 * Undefined for every other order, where no index holds the rows of each relation in it, and where the related record may be
 * another tenant's: its name is not read here.
 */
export function byRelation(
  scope: Scope,
  entity: Entity,
  sort: ListQuery['sort'],
  order: Order,
): ByRelation | undefined {
  const [label, related, ...others] = order.keys;
  const name = sort.find(({ field }) => field !== 'id')?.field;
  const field = name === undefined ? undefined : allFields(entity)[name];
  if (!label?.isLabel || !related || order.joins.length !== 1 || !name || !field || !('to' in field)) return undefined;
  const isElsewhere = field.type === 'ref' && field.loose === true;
  const [age, last] = others;
  const isIndexed = age?.column === 'created' && age.descending === last?.descending && isInOrderWithin(entity, name);
  if (isElsewhere || !scope.catalogue.hasEntity(field.to) || !isIndexed) return undefined;
  return { target: scope.catalogue.entity(field.to), label, related, others };
}

/**
 * The first rows of such an order with what they have to fulfil, as the parts `related` and `near` of a statement: the related
 * records in the order of their names, the rows of each from the index until there are enough, and those without a relation
 * where they belong. Nothing is joined or sorted that is not answered. What it reads is the beginning of the whole order, so
 * that a page it fills is the page; otherwise all rows have to be read. At most `most` rows are looked at.
 */
export function nearByRelation(
  scope: Scope,
  entity: Entity,
  { target, label, related, others }: ByRelation,
  keyNulls: readonly boolean[] | undefined,
  conditions: readonly Sql[],
  most: Sql,
): Sql[] {
  const name = table(tableName(entity));
  const rest = keysOn('t', others);
  const few = sql`greatest(${sql.lit(relatives)}, ${most})`;
  const { descending } = label;
  const isKeyEmpty = keyNulls?.[0] === true;
  const isWithin = keyNulls !== undefined && !isKeyEmpty;
  const afterRest = keyNulls ? afterKey({ keys: [label, related, ...rest] }, keyNulls, 2) : sql`true`;
  const key = { name: input('key0', 'text'), id: input('key1', 'uuid') };
  const named = sql.ref(label.column);
  const own = (where: Sql, called: Sql): Sql =>
    sql`(select t.*, ${called} as ${named} from ${name} t where ${where} ${orderSql({ keys: rest })} limit ${most})`;

  const title = titleOf(scope, target, 'r');
  const tenant = target.scope === 'global' ? sql`` : sql`r.tenant_id, `;
  const after = isWithin ? sql`where (${title}, r.id) ${descending ? sql`<` : sql`>`} (${key.name}, ${key.id})` : sql``;
  const way = descending ? sql` desc` : sql``;
  const those = sql`related as materialized (select ${tenant}r.id, ${title} as name from ${table(tableName(target))} r ${after}
    order by ${title}${way}, r.id${way} limit ${few})`;
  const parts: Sql[] = [];
  if (descending || !isKeyEmpty) {
    const theirs = sql`${sameTenant(entity, 't', target, 'r')}${col('t', related.column)} = r.id`;
    parts.push(sql`(select t.*, r.name as ${named} from related r cross join lateral
      (select t.* from ${name} t where ${theirs} ${orderSql({ keys: rest })} limit ${most}) t
      order by r.name${way}, r.id${way}, ${join(rest.map((k) => (k.descending ? sql`${k.value} desc` : k.value)))} limit ${most})`);
  }
  if (isWithin) parts.push(own(sql`${col('t', related.column)} = ${key.id} and ${afterRest}`, key.name));
  // Rows without a relation are the last ones ascending, after those of all related records, and the first descending.
  if (!(descending && isWithin)) {
    const areAll = descending ? sql`true` : sql`(select count(*) from related) < ${few}`;
    const isLater = isKeyEmpty ? afterRest : sql`true`;
    parts.push(own(sql`${col('t', related.column)} is null and ${areAll} and ${isLater}`, sql`null::text`));
  }
  const keys = keysOn('t', [label, related, ...others]);
  const first = sql`select t.* from (${join(parts, sql` union all `)}) t ${orderSql({ keys })} limit ${most}`;
  return [those, sql`near as materialized (select t.* from (${first}) t where ${and(conditions)})`];
}
