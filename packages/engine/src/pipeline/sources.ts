import { allFields, type Catalogue, type Entity } from '@homeport/grammar';
import type { FactsLoader, Source } from '../facts.ts';

/** An entity whose derived fields follow another one, bound to the catalogue. */
export interface Follower {
  readonly entity: Entity;
  readonly source: Source;
  /** Derived fields that come from this source. */
  readonly gives: readonly string[];
  /** Sources have lower ranks than those who follow them: of what is stale, the lowest rank is settled first. */
  readonly rank: number;
}

/**
 * Who follows whom, by the name of the entity that is followed. Throws where a declaration names what is not there, and where
 * derived fields would follow each other in a circle.
 */
export function followersAmong(
  catalogue: Catalogue,
  loaders: readonly FactsLoader[],
): ReadonlyMap<string, readonly Follower[]> {
  const followed = loaders.flatMap(({ on, sources }) => {
    const entity = catalogue.entity(on);
    for (const [name, fields] of Object.entries(sources.looksUp ?? {}))
      mustHave(catalogue.entity(name), fields, `what ${on} looks up`);
    return Object.entries(sources.from ?? {}).map(([name, source]) => bound(catalogue, entity, name, source));
  });
  const depths = depthsOf(catalogue, followed);
  const rankOf = (entity: Entity): number =>
    Math.max(
      ...followed
        .filter((one) => one.entity === entity)
        .flatMap(({ gives }) => gives.map((f) => depths(`${entity.name}.${f}`))),
    );
  return Map.groupBy(
    followed.map((one) => ({ ...one, rank: rankOf(one.entity) })),
    ({ source }) => source.of,
  );
}

type Bound = Omit<Follower, 'rank'>;

function bound(catalogue: Catalogue, entity: Entity, name: string, source: Source): Bound {
  const place = `the source ${name} of ${entity.name}`;
  const of = catalogue.entity(source.of);
  const gives = source.gives ?? derivedOf(entity);
  mustHave(of, source.fields, place);
  mustHave(entity, gives, place);
  const given = gives.find((field) => !entity.fields[field]?.derived);
  if (given !== undefined) throw new Error(`${place} gives ${given}, which is not derived`);
  const [from, relation, to] = 'by' in source ? [of, source.by, entity] : [entity, source.through, of];
  const many = derivedOf(entity).find((name) => ['refs', 'bankPart'].includes(entity.fields[name]?.type ?? ''));
  if (many !== undefined) throw new Error(`${entity.name}.${many} cannot follow other records: ${place}`);
  const field = from.fields[relation];
  if (!field || !('to' in field) || field.type === 'refs' || field.to !== to.name)
    throw new Error(`${place} goes by ${from.name}.${relation}, which does not lead to one ${to.name}`);
  if (entity.scope === 'global') throw new Error(`${entity.name} is the same for all tenants and follows nothing`);
  return { entity, source, gives };
}

const derivedOf = (entity: Entity): string[] =>
  Object.keys(entity.fields).filter((name) => entity.fields[name]?.derived);

function mustHave(entity: Entity, fields: readonly string[], place: string): void {
  const missing = fields.find((name) => !Object.hasOwn(allFields(entity), name));
  if (missing !== undefined) throw new Error(`${place} names ${entity.name}.${missing}, which is not declared`);
}

/** How many steps of following lie below each derived field. */
function depthsOf(catalogue: Catalogue, followed: readonly Bound[]): (field: string) => number {
  const below = new Map<string, Set<string>>();
  for (const { entity, source, gives } of followed) {
    const derived = source.fields.filter((name) => catalogue.entity(source.of).fields[name]?.derived);
    for (const field of gives) {
      const key = `${entity.name}.${field}`;
      below.set(key, new Set([...(below.get(key) ?? []), ...derived.map((name) => `${source.of}.${name}`)]));
    }
  }
  const known = new Map<string, number>();
  const depth = (field: string, above: readonly string[]): number => {
    const found = known.get(field);
    if (found !== undefined) return found;
    if (above.includes(field)) throw new Error(circle([...above.slice(above.indexOf(field)), field]));
    const sources = below.get(field);
    const steps = sources ? 1 + Math.max(0, ...[...sources].map((one) => depth(one, [...above, field]))) : 0;
    known.set(field, steps);
    return steps;
  };
  for (const field of below.keys()) depth(field, []);
  return (field) => known.get(field) ?? 0;
}

const circle = (fields: readonly string[]): string =>
  `derived fields follow each other in a circle: ${fields.join(' follows ')}`;
