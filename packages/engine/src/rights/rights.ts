import {
  type Allowance,
  allowanceFor,
  bothOf,
  type Confinement,
  type Entity,
  type Filter,
  type RoleHolder,
} from '@homeport/grammar';
import type { Principal } from '../context.ts';
import type { Caller } from './caller.ts';
import { everything } from './everything.ts';

/** What the caller may do with an entity. Merged once per set of roles and entity, then looked up. */
export function rightsOf(caller: Caller, entity: Entity): Allowance {
  if (caller.system !== undefined) return everything;
  return rightsOfHolder(holderIn(caller.me, caller.tenant), entity);
}

/** Whose rights hold while a caller acts in a tenant: the caller's own, confined as they are there. */
export function holderIn(me: Principal, tenant: string): RoleHolder {
  const confined = me.confinedIn?.[tenant];
  if (confined === undefined) return me;
  let holder = confinedHolders.get(confined);
  if (holder === undefined) {
    const { roles, narrowings, within, isActedFor } = me;
    holder = { roles, narrowings, within, isActedFor, confined };
    confinedHolders.set(confined, holder);
  }
  return holder;
}
/** One confinement is of one caller. */
const confinedHolders = new WeakMap<Confinement, RoleHolder>();

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
    const { roles, narrowings, confined, within, isActedFor } = holder;
    const less = narrowings === undefined ? '' : ` less ${JSON.stringify(narrowings)}`;
    const among = confined === undefined ? '' : ` among ${JSON.stringify(confined)}`;
    form = `${[...roles].sort().join()}${less}${among}${within === undefined ? '' : ` within (${holderForm(within)})`}${isActedFor ? ' acted for' : ''}`;
    names.set(holder, form);
  }
  return form;
}
const names = new WeakMap<RoleHolder, string>();

/** Rights of which reading is only that of what may be exported, too. */
export function forExport(rights: Allowance): Allowance {
  const { read: _, ...deeds } = rights.deeds;
  const read = bothOf(rights.deeds.read, rights.deeds.export);
  return { ...rights, deeds: { ...deeds, ...(read === undefined ? {} : { read }) } };
}

/** Rights of which reading is only that of records that match; the same object for the same two, as statements are kept by it. */
export function narrowedTo(rights: Allowance, among: Filter): Allowance {
  const known = narrowed.get(rights) ?? new WeakMap<Filter, Allowance>();
  narrowed.set(rights, known);
  const { read } = rights.deeds;
  const made = known.get(among) ?? {
    ...rights,
    deeds: { ...rights.deeds, read: read === undefined || read === true ? among : { all: [read, among] } },
  };
  known.set(among, made);
  return made;
}
const narrowed = new WeakMap<Allowance, WeakMap<Filter, Allowance>>();
