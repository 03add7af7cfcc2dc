import { type Deed, type Narrowing, type Narrowings, namesIn, type Reach } from '@homeport/grammar';

/** A permission setting as the server loads it; a column that nobody filled is as usual. */
export interface StoredPermission {
  readonly about: string;
  readonly reach: Readonly<Partial<Record<Deed, string | null>>>;
  readonly hide: string | null;
  readonly readOnly: string | null;
  readonly without: string | null;
}
/** One role that somebody holds: the platform role it descends from, and the settings of it and the roles above, the nearest first. */
export interface HeldRole {
  readonly key: string;
  readonly settings: readonly StoredPermission[];
}

/** Administration of rights stays with administrators whatever is set: nobody could give it back. */
export const keptAdministration = {
  roles: ['administrator', 'master'] as readonly string[],
  entities: ['permissionSetting', 'role'],
} as const;

/**
 * What settings take from the platform roles that somebody holds. The nearest setting about records wins over those of roles
 * further up, so a role can be given back what the one above it lost; never more than the platform role has. Of two held roles
 * with the same rights the one that is left more counts, since rights add up.
 */
export function narrowingsOf(held: readonly HeldRole[]): Narrowings | undefined {
  const byKey = new Map<string, Readonly<Record<string, Narrowing>>[]>();
  for (const { key, settings } of held) byKey.set(key, [...(byKey.get(key) ?? []), nearest(key, settings)]);
  const found = [...byKey].flatMap(([key, [first = {}, ...rest]]) => {
    const about = Object.entries(first).flatMap(([entity, narrowing]): [string, Narrowing][] => {
      const all = rest.map((other) => other[entity]);
      const both = all.reduce<Narrowing | undefined>((one, other) => one && other && leastOf(one, other), narrowing);
      return both && !isEmpty(both) ? [[entity, both]] : [];
    });
    return about.length > 0 ? [[key, Object.fromEntries(about)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function nearest(key: string, settings: readonly StoredPermission[]): Readonly<Record<string, Narrowing>> {
  const kept = keptAdministration.roles.some((role) => role === key) ? keptAdministration.entities : [];
  const found = new Map<string, Narrowing>();
  for (const one of settings) if (!found.has(one.about)) found.set(one.about, narrowingOfSetting(one));
  for (const entity of kept) found.delete(entity);
  return Object.fromEntries([...found].filter(([, narrowing]) => !isEmpty(narrowing)));
}

/** One setting as a narrowing. */
function narrowingOfSetting({ reach, hide, readOnly, without }: StoredPermission): Narrowing {
  const deeds = Object.entries(reach).filter((one): one is [Deed, Reach] => one[1] === 'OWN' || one[1] === 'NONE');
  return {
    ...(deeds.length > 0 ? { deeds: Object.fromEntries(deeds) } : {}),
    ...listed('hide', hide),
    ...listed('readOnly', readOnly),
    ...listed('without', without),
  };
}

const listed = (key: 'hide' | 'readOnly' | 'without', names: string | null): Narrowing => {
  const list = namesIn(names);
  return list.length > 0 ? { [key]: list } : {};
};

const isEmpty = (narrowing: Narrowing): boolean => Object.keys(narrowing).length === 0;

/** What two roles with the same rights have both lost. */
function leastOf(one: Narrowing, other: Narrowing): Narrowing {
  const deeds = Object.entries(one.deeds ?? {}).flatMap(([deed, reach]): [string, Reach][] => {
    const theirs = other.deeds?.[deed as Deed];
    return theirs === undefined ? [] : [[deed, reach === 'NONE' ? theirs : reach]];
  });
  const both = (key: 'hide' | 'readOnly' | 'without'): Narrowing => {
    const list = (one[key] ?? []).filter((name) => other[key]?.includes(name));
    return list.length > 0 ? { [key]: list } : {};
  };
  return {
    ...(deeds.length > 0 ? { deeds: Object.fromEntries(deeds) } : {}),
    ...both('hide'),
    ...both('readOnly'),
    ...both('without'),
  };
}
