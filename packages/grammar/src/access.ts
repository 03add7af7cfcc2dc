import { certain } from './certain.ts';
import type { DataKind } from './fields/data-kind.ts';
import type { Filter } from './filter.ts';

/** What may be done with records of an entity besides its named actions and transitions. */
export const deeds = ['read', 'create', 'update', 'delete', 'import', 'export'] as const;
export type Deed = (typeof deeds)[number];

/** One grant to one role. Nothing is granted that is not written down. */
export interface Grant {
  readonly do: readonly Deed[] | 'everything';
  /** Only records that match, before and after a write. Absent: all records of the tenant. */
  readonly where?: Filter;
  /**
   * A required relation: only records whose record there the caller may read, whatever gives them that (their other roles,
   * what the company took from them). What such a grant gives is worked out by `allowanceFor`; taken as it is it gives nothing.
   */
  readonly follows?: string;
  /** With `follows`, along a relation that may be empty: records that lead nowhere are given as well. */
  readonly orNone?: true;
  /** With `follows`, along one of several relations of which one leads somewhere: records that lead nowhere by it are not given by it. */
  readonly ifAny?: true;
  /** Fields this role never sees: not answered, not filtered, not sorted, not written. */
  readonly hide?: readonly string[];
  /**
   * The declared fields that this role sees, instead of those it does not: for roles from outside (`outsiders`), to whom a new
   * field stays closed until somebody opens it. Where theirs lacks it, they see the title. `defineEntity` turns it into `hide`.
   */
  readonly show?: readonly string[];
  /** Kinds of data that come with the fields. Without it, fields that say they are of a kind are hidden. */
  readonly kinds?: readonly DataKind[];
  /** The fields that are hidden for their kind; `defineEntity` works them out. */
  readonly closed?: readonly string[];
  /** Fields this role sees but a plain save of it may not change. */
  readonly readOnly?: readonly string[];
}
/** Role key → grants. Several grants of one role, and several roles of one caller, add up. */
export type Access = Readonly<Record<string, Grant | readonly Grant[]>>;

/** What a set of roles may do with an entity, with the grants already merged. */
export interface Allowance {
  /** Deed → filter that records must match (`true`: all). A deed that is missing is denied. */
  readonly deeds: Readonly<Partial<Record<Deed, Filter | true>>>;
  readonly hidden: ReadonlySet<string>;
  readonly readOnly: ReadonlySet<string>;
}

/** The grants of one role as a list. */
export const grantList = (grants: Access[string]): readonly Grant[] => [grants].flat();

/** The grants of some roles, one after the other. */
export const grantsOf = (access: Access, roles: readonly string[]): Grant[] =>
  roles.flatMap((role) => {
    const grants = Object.hasOwn(access, role) ? access[role] : undefined;
    return grants === undefined ? [] : grantList(grants);
  });

/** Whether a grant gives a deed. */
export const gives = (grant: Grant, deed: Deed): boolean => grant.do === 'everything' || grant.do.includes(deed);

/** Matches no record. */
export const nothing: Filter = { any: [] };

/** Merges the grants of all roles: deeds add up; a field is hidden only when every reading grant hides it, or one for its kind. */
export function allowanceOf(access: Access, roles: readonly string[]): Allowance {
  const mine = grantsOf(access, roles);
  const merged: Partial<Record<Deed, Filter | true>> = {};
  for (const deed of deeds) {
    const giving = mine.filter((g) => gives(g, deed));
    if (giving.length === 0) continue;
    const wheres = giving.map((g) => (g.follows === undefined ? g.where : nothing));
    merged[deed] = wheres.some((w) => w === undefined)
      ? true
      : wheres.length === 1
        ? certain(wheres[0])
        : { any: wheres as Filter[] };
  }
  const reading = mine.filter((g) => gives(g, 'read'));
  const writing = mine.filter((g) => gives(g, 'update') || gives(g, 'create'));
  return {
    deeds: merged,
    hidden: new Set([...inAll(reading.map((g) => g.hide ?? [])), ...closedOf(reading)]),
    readOnly: inAll(writing.map((g) => g.readOnly ?? [])),
  };
}

/**
 * The fields that are hidden for their kind. Rights are the same for all rows of a list, so one role's grant to a few records
 * (their own pay) opens no field on those that another role brings: it has to reach as far.
 */
export function closedOf(reading: readonly Grant[]): readonly string[] {
  return reading.flatMap(({ closed = [], where, follows }) =>
    closed.filter(
      (name) =>
        !reading.some(
          (other) =>
            !other.hide?.includes(name) &&
            ((other.where === undefined && other.follows === undefined) ||
              (other.where === where && other.follows === follows)),
        ),
    ),
  );
}

function inAll(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...rest] = lists;
  return new Set(first.filter((name) => rest.every((list) => list.includes(name))));
}
