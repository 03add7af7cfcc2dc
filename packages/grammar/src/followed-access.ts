import { type Access, type Grant, gives, grantList, nothing } from './access.ts';
import { catalogueOf, type EntitiesByName } from './catalogue-of.ts';
import type { Entity } from './entity.ts';
import { allOf, type Filter, isCondition } from './filter.ts';

/** What somebody may read of an entity: a filter, `true` for all, undefined for nothing. */
export type ReadBy = (entity: Entity) => Filter | true | undefined;

/**
 * The access of an entity with every grant that follows a relation as a plain filter: the records whose record there may be
 * read. Where nothing there may be read, such a grant gives nothing.
 */
export function followedAccess(entity: Entity, readBy: ReadBy): Access {
  const follows = Object.values(entity.access).some((grants) =>
    grantList(grants).some((one) => one.follows !== undefined),
  );
  if (!follows) return entity.access;
  return Object.fromEntries(
    Object.entries(entity.access).map(([role, grants]) => [
      role,
      grantList(grants).flatMap((grant) => plainGrant(entity, grant, readBy)),
    ]),
  );
}

function plainGrant(entity: Entity, { follows, orNone, ifAny, ...grant }: Grant, readBy: ReadBy): Grant[] {
  if (follows === undefined) return [grant];
  const target = targetOf(catalogueOf(entity), entity, follows);
  // Where only a part of the catalogue is at hand, as in a browser: what is given stays known, the records are the server's to choose.
  if (!target) return [{ ...grant, where: nothing }];
  const read = readBy(target);
  const none: Filter = { field: follows, op: 'null' };
  if (read === undefined) return orNone ? [{ ...grant, where: grant.where ? { all: [none, grant.where] } : none }] : [];
  const seen = read === true ? undefined : behind(follows, read);
  const some: Filter | undefined = ifAny ? { field: follows, op: 'notNull' } : undefined;
  const reached = orNone && seen !== undefined ? { any: [none, seen] } : allOf(some, seen);
  const where = reached === undefined ? grant.where : allOf(reached, grant.where);
  return [{ ...grant, ...(where ? { where } : {}) }];
}

/** A filter of the records that a relation leads to, as one of those that it starts from. */
function behind(relation: string, filter: Filter): Filter {
  if (isCondition(filter)) return { ...filter, field: `${relation}.${filter.field}` };
  return 'all' in filter
    ? { all: filter.all.map((part) => behind(relation, part)) }
    : { any: filter.any.map((part) => behind(relation, part)) };
}

function targetOf(catalogue: EntitiesByName | undefined, entity: Entity, relation: string): Entity | undefined {
  const field = entity.fields[relation];
  return field && 'to' in field && catalogue?.hasEntity(field.to) ? catalogue.entity(field.to) : undefined;
}

/**
 * What is wrong with the grants of an entity that follow a relation, in words: it has to be required and to lead to one record,
 * the role has to read something there, and no way may come back to where it began.
 */
export function followFaults(catalogue: EntitiesByName, entity: Entity): string[] {
  return Object.entries(entity.access).flatMap(([role, grants]) =>
    grantList(grants).flatMap(({ follows, orNone, ifAny }) => {
      if (follows === undefined) return [];
      const place = `${entity.name} follows ${follows} for ${role}`;
      const field = entity.fields[follows];
      const target = targetOf(catalogue, entity, follows);
      if (!field || !target || field.type === 'refs') return [`${place}, which does not lead to one record`];
      if (!field.required && !orNone && !ifAny) return [`${place}, which may be empty`];
      if (!grantList(target.access[role] ?? []).some((one) => gives(one, 'read')))
        return [`${place}, where the role reads nothing`];
      return comesBack(catalogue, target, [entity.name]) ? [`${place} in a circle`] : [];
    }),
  );
}

function comesBack(catalogue: EntitiesByName, at: Entity, passed: readonly string[]): boolean {
  if (passed.includes(at.name)) return true;
  const followed = Object.values(at.access).flatMap((grants) =>
    grantList(grants).flatMap(({ follows }) => follows ?? []),
  );
  return [...new Set(followed)].some((relation) => {
    const target = targetOf(catalogue, at, relation);
    return target !== undefined && comesBack(catalogue, target, [...passed, at.name]);
  });
}
