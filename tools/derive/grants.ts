import { deeds, type Entity, type Grant } from '@homeport/grammar';

/** The grants of one role, as a list. */
export function grantsOf(entity: Entity, role: string): readonly Grant[] {
  const grant = Object.hasOwn(entity.access, role) ? entity.access[role] : undefined;
  return grant === undefined ? [] : ([grant].flat() as Grant[]);
}

/** `read, create` or `everything`. */
export const namesOfDeeds = (grant: Grant): string =>
  grant.do === 'everything' ? 'everything' : deeds.filter((d) => grant.do.includes(d)).join(', ');
