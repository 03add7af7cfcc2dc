import { allFields, type Catalogue, type Entity } from '@homeport/grammar';
import { type RawBuilder, sql } from 'kysely';
import { columnName, tableName } from '../schema/names.ts';
import type { Plan, RunInTransaction } from './engine.ts';
import type { Follower } from './sources.ts';
import { mark } from './stale.ts';

/**
 * What the database removes with a record is followed by others, too: they become stale with it. To be called while it is all
 * there, before the record goes and after it has come back.
 */
export async function markHanging(inside: RunInTransaction, plan: Plan, id: string): Promise<void> {
  for (const { entity, follower, way } of followedBelow(inside, plan)) {
    if (!('by' in follower.source)) continue;
    const followers = await inside.open.calm.query<{ id: string | null }>(sql`
      select distinct ${column(entity, follower.source.by)} as id from ${table(entity)} where ${way(id)}`);
    mark(
      inside,
      follower,
      followers.map((one) => one.id),
    );
  }
}

interface Below {
  /** What goes with the record. */
  readonly entity: Entity;
  readonly follower: Follower;
  /** Which rows of it. */
  readonly way: (id: string) => RawBuilder<unknown>;
}

const known = new WeakMap<Plan, readonly Below[]>();

/** Followers of what hangs on records of an entity, other than those records themselves, which go, too. */
function followedBelow({ engine }: RunInTransaction, plan: Plan): readonly Below[] {
  let below = known.get(plan);
  if (!below) {
    const found: Below[] = [];
    const walk = (above: Entity, ids: (id: string) => RawBuilder<unknown>, passed: readonly Entity[]): void => {
      for (const { entity, relation } of cascading(engine.catalogue, above)) {
        if (passed.includes(entity)) continue;
        const way = (id: string) => sql`${column(entity, relation)} in (${ids(id)})`;
        for (const follower of engine.plan(entity).followers) {
          const isGone = follower.entity === above && 'by' in follower.source && follower.source.by === relation;
          if ('by' in follower.source && !isGone) found.push({ entity, follower, way });
        }
        walk(entity, (id) => sql`select id from ${table(entity)} where ${way(id)}`, [...passed, entity]);
      }
    };
    walk(plan.entity, (id) => sql`select ${id}::uuid`, [plan.entity]);
    below = found;
    known.set(plan, below);
  }
  return below;
}

const cascading = (catalogue: Catalogue, above: Entity): { entity: Entity; relation: string }[] =>
  catalogue.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([relation, field]) =>
      field.type === 'ref' && field.to === above.name && field.onDelete === 'cascade' ? [{ entity, relation }] : [],
    ),
  );

const table = (entity: Entity) => sql.table(`app.${tableName(entity)}`);
function column(entity: Entity, name: string) {
  const field = allFields(entity)[name];
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return sql.ref(columnName(name, field));
}
