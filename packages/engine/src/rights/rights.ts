import { type Allowance, allowanceFor, type Entity, type RoleHolder } from '@homeport/grammar';
import type { Caller } from './caller.ts';
import { everything } from './everything.ts';

/** What the caller may do with an entity. Merged once per set of roles and entity, then looked up. */
export function rightsOf(caller: Caller, entity: Entity): Allowance {
  if (caller.system !== undefined) return everything;
  return rightsOfHolder(caller.me, entity);
}

/** The same for a set of roles with what was taken from them. */
export function rightsOfHolder(holder: RoleHolder, entity: Entity): Allowance {
  let mine = byHolder.get(holder);
  if (mine === undefined) {
    const key = holderForm(holder);
    mine = byKey.get(key) ?? new Map();
    if (byKey.size < maxRoleSets) byKey.set(key, mine);
    byHolder.set(holder, mine);
  }
  let allowance = mine.get(entity);
  if (allowance === undefined) {
    allowance = allowanceFor(entity, holder);
    mine.set(entity, allowance);
  }
  return allowance;
}
const maxRoleSets = 1000;
const byHolder = new WeakMap<RoleHolder, Map<Entity, Allowance>>();
const byKey = new Map<string, Map<Entity, Allowance>>();

/** A name for the rights of a holder: who has the same roles, with the same taken from them, has the same name. */
export function holderForm(holder: RoleHolder): string {
  let form = names.get(holder);
  if (form === undefined) {
    const { roles, narrowings, within, isActedFor } = holder;
    const less = narrowings === undefined ? '' : ` less ${JSON.stringify(narrowings)}`;
    form = `${[...roles].sort().join()}${less}${within === undefined ? '' : ` within (${holderForm(within)})`}${isActedFor ? ' acted for' : ''}`;
    names.set(holder, form);
  }
  return form;
}
const names = new WeakMap<RoleHolder, string>();
