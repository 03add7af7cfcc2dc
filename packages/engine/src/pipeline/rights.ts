import { type Allowance, allowanceOf, type Entity, type Filter } from '@homeport/grammar';
import { everything } from '../store/everything.ts';
import type { Caller } from '../store/store.ts';

/** What the caller may do with an entity. Merged once per set of roles and entity, then looked up. */
export function rightsOf(caller: Caller, entity: Entity): Allowance {
  if (caller.system !== undefined) return everything;
  return rightsOfRoles(caller.me.roles, entity);
}

/** The same for a set of roles. */
export function rightsOfRoles(roles: readonly string[], entity: Entity): Allowance {
  let mine = byRoles.get(roles);
  if (mine === undefined) {
    const key = [...roles].sort().join();
    mine = byKey.get(key) ?? new Map();
    if (byKey.size < maxRoleSets) byKey.set(key, mine);
    byRoles.set(roles, mine);
  }
  let allowance = mine.get(entity);
  if (allowance === undefined) {
    allowance = allowanceOf(entity.access, roles);
    mine.set(entity, allowance);
  }
  return allowance;
}
const maxRoleSets = 1000;
const byRoles = new WeakMap<readonly string[], Map<Entity, Allowance>>();
const byKey = new Map<string, Map<Entity, Allowance>>();

/** Both filters must hold; undefined (not granted) wins, then `true` gives way. */
export function bothOf(one: Filter | true | undefined, other: Filter | true | undefined): Filter | true | undefined {
  if (one === undefined || other === undefined) return undefined;
  if (one === true || one === other) return other;
  return other === true ? one : { all: [one, other] };
}
