import { type Access, grantsOf, isOutsider, type Outsider } from '@homeport/grammar';

/** Fields of an entity for everybody from outside, or role by role. */
type Shown = readonly string[] | Readonly<Partial<Record<Outsider, readonly string[]>>>;

const isForAll = (shown: Shown): shown is readonly string[] => Array.isArray(shown);

/**
 * The given access, of which people from outside see these fields. Grants that say themselves what they show stay as they are; a
 * role that is not named sees what a record is called.
 */
export function shownOutside<A extends Access>(shown: Shown, access: A): A;
export function shownOutside(shown: Shown, access: Access): Access {
  return Object.fromEntries(
    Object.keys(access).map((role) => {
      const show = isForAll(shown) ? shown : isOutsider(role) ? shown[role] : undefined;
      const grants = grantsOf(access, [role]);
      const isLeft = !isOutsider(role) || show === undefined;
      return [role, isLeft ? grants : grants.map((grant) => ({ show, ...grant }))];
    }),
  );
}
