import { closedOf } from './access.ts';
import type { Entity } from './entity.ts';
import type { RoleHolder } from './narrowing.ts';

type Closed = Readonly<Record<'hidden' | 'readOnly', ReadonlySet<string>>>;

/**
 * The fields that a holder may not see and those that they only read, as `allowanceFor` says it of one who neither looks with
 * another's eyes nor acts for somebody. For the forms of people's own records, which need to know nothing else of rights and load
 * no filters.
 */
export function closedFields({ name, access }: Pick<Entity, 'name' | 'access'>, holder: RoleHolder): Closed {
  const grants = holder.roles.flatMap((role) => {
    const taken = holder.narrowings?.[role]?.[name];
    return [access[role] ?? []].flat().flatMap((grant) => {
      const deeds = grant.do === 'everything' ? everything : grant.do;
      const left = deeds.filter((deed) => taken?.deeds?.read !== 'NONE' && taken?.deeds?.[deed] !== 'NONE');
      const hide = [...(grant.hide ?? []), ...(taken?.hide ?? [])];
      const readOnly = [...(grant.readOnly ?? []), ...(taken?.readOnly ?? [])];
      return left.length > 0 ? [{ ...grant, left, hide, readOnly }] : [];
    });
  });
  const reading = grants.filter(({ left }) => left.includes('read'));
  const writing = grants.filter(({ left }) => left.includes('update') || left.includes('create'));
  return {
    hidden: new Set([...inAll(reading.map(({ hide }) => hide)), ...closedOf(reading)]),
    readOnly: inAll(writing.map(({ readOnly }) => readOnly)),
  };
}
const everything = ['read', 'create', 'update'] as const;

const inAll = ([first = [], ...rest]: readonly (readonly string[])[]): ReadonlySet<string> =>
  new Set(first.filter((name) => rest.every((list) => list.includes(name))));
