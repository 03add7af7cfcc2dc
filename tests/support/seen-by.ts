import type { makeContext } from '@homeport/engine';
import { type Condition, type Entity, type Filter, type Grant, isCondition } from '@homeport/grammar';
import { catalogue } from '@homeport/model';

type Ctx = ReturnType<typeof makeContext>;
type Row = Readonly<Record<string, unknown>>;
/** What filters may name of a caller. */
export type Facts = Readonly<Record<string, unknown>>;

/** The grants of one role, as a list. */
export function grantsOf(entity: Entity, role: string): readonly Grant[] {
  const given = Object.hasOwn(entity.access, role) ? entity.access[role] : undefined;
  return given === undefined ? [] : Array.isArray(given) ? (given as readonly Grant[]) : [given as Grant];
}

/** Who asks: the grants that count, the roles, and what is known of the person. */
export interface Asker {
  readonly grants: readonly Grant[];
  readonly roles: readonly string[];
  readonly facts: Facts;
}

/**
 * Whether a role's declaration gives it a record: a second reading of the declared filters, value by value over loaded
 * records, that shares nothing with the SQL they are compiled to.
 */
export async function isGiven(ctx: Ctx, entity: Entity, row: Row, { grants, roles, facts }: Asker): Promise<boolean> {
  for (const grant of grants) {
    const isOwn = grant.where === undefined || (await holds(ctx, entity, row, grant.where, facts));
    if (!isOwn) continue;
    const { follows } = grant;
    if (follows === undefined || (await isSeenBehind(ctx, entity, row, follows, roles, facts))) return true;
    if (grant.orNone && idOf(row[follows] ?? row[`${follows}Id`]) == null) return true;
  }
  return false;
}

/** Whether the record that a relation leads to is given to one of these roles. */
async function isSeenBehind(
  ctx: Ctx,
  entity: Entity,
  row: Row,
  relation: string,
  roles: readonly string[],
  facts: Facts,
): Promise<boolean> {
  const field = entity.fields[relation];
  if (!field || !('to' in field)) return false;
  const target = catalogue.entity(field.to);
  const id = idOf(row[relation] ?? row[`${relation}Id`]);
  if (id == null) return false;
  const [found] = await ctx.records(target).find({ filter: { field: 'id', op: 'eq', value: String(id) } });
  const reading = roles
    .flatMap((role) => grantsOf(target, role))
    .filter((g) => g.do === 'everything' || g.do.includes('read'));
  return found !== undefined && isGiven(ctx, target, found as unknown as Row, { grants: reading, roles, facts });
}

async function holds(ctx: Ctx, entity: Entity, row: Row, filter: Filter, facts: Facts): Promise<boolean> {
  if (isCondition(filter)) return meets(await valueAt(ctx, entity, row, filter.field.split('.')), filter, facts);
  const parts = 'all' in filter ? filter.all : filter.any;
  const answers = await Promise.all(parts.map((part) => holds(ctx, entity, row, part, facts)));
  return 'all' in filter ? answers.every(Boolean) : answers.some(Boolean);
}

/** What stands at the end of a path over relations: a value, a list of them, or undefined when the way breaks off. */
async function valueAt(ctx: Ctx, entity: Entity, row: Row, [name = '', ...rest]: readonly string[]): Promise<unknown> {
  const field = entity.fields[name];
  const found = row[name] ?? row[`${name}Id`];
  const value = Array.isArray(found) ? found.map(idOf) : idOf(found);
  if (rest.length === 0 || (rest.length === 1 && rest[0] === 'id')) return value;
  if (value == null || field === undefined || !('to' in field)) return undefined;
  const target = catalogue.entity(field.to);
  const ids = (Array.isArray(value) ? value : [value]) as string[];
  const next = await ctx.records(target).find({ filter: { field: 'id', op: 'in', value: ids } });
  const ends = await Promise.all(next.map((one) => valueAt(ctx, target, one as unknown as Row, rest)));
  return Array.isArray(value) ? ends.flat() : ends[0];
}
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? (value as { id: unknown }).id : value;

function meets(found: unknown, { op, value: declared }: Condition, facts: Facts): boolean {
  const isFact = typeof declared === 'string' && declared.startsWith('$');
  if (isFact && !(declared in facts)) throw new Error(`this test does not know ${declared}`);
  const value = isFact ? facts[declared] : declared;
  const isEmpty = found === null || found === undefined || (Array.isArray(found) && found.length === 0);
  if (op === 'null' || (op === 'eq' && declared === null)) return isEmpty;
  if (op === 'notNull' || (op === 'ne' && declared === null)) return !isEmpty;
  // Nothing is in nothing, and an unknown fact of the caller gives nobody anything.
  if (isEmpty || value === null || value === undefined) return false;
  const any = Array.isArray(found) ? found : [found];
  const list = Array.isArray(value) ? value : [value];
  switch (op) {
    case 'eq':
    case 'in':
      return any.some((one) => list.some((wanted) => String(one) === String(wanted)));
    case 'ne':
    case 'nin':
      return !any.some((one) => list.some((wanted) => String(one) === String(wanted)));
    case 'gt':
      return String(found) > String(value);
    case 'gte':
      return String(found) >= String(value);
    case 'lt':
      return String(found) < String(value);
    case 'lte':
      return String(found) <= String(value);
    default:
      throw new Error(`this test does not know ${op} in an access rule`);
  }
}
