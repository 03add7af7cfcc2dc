import {
  type Action,
  allowanceFor,
  type Catalogue,
  deeds,
  type Entity,
  type Filter,
  kebab,
  narrowingOf,
  performanceOf,
  type RoleHolder,
} from '@homeport/grammar';
import type { AccessSettings, DashboardEntry, MenuEntry, MenuItem, PermissionItem } from './identity.answers.ts';
import { headingOf, menuHeadings, partsHeading } from './menu-headings.data.ts';
import { assigneeMenu, familyMenu, type MenuKey, menus, partnerMenu } from './menus.data.ts';
import { workMenuOf } from './work-menus.data.ts';

/** A role as it is stored in the tenant; what is missing or malformed there gives nothing. */
export interface RoleData {
  readonly code: string;
  readonly landingPage: string | null;
  readonly helpDocument: string | null;
  /** `[{ code, access }]` */
  readonly menus: unknown;
  /** `[{ code, name }]` */
  readonly dashboards: unknown;
  /** What the company has set about the role's menus, and about those of the roles above it, the nearest first. */
  readonly menuSettings?: readonly MenuChoice[];
  /** Entries that the company has added to its menus. */
  readonly smartMenus?: readonly SmartMenu[];
}
/** A menu setting: it takes a menu away, narrows it or puts it in its place; it never gives one that the role has not. */
export interface MenuChoice {
  readonly menu: string;
  readonly reach: 'FULL' | 'OWN';
  readonly sequence: number;
  readonly isShown: boolean;
}
export interface SmartMenu {
  readonly id: string;
  readonly menu: string;
  readonly name: string;
  readonly nameEs: string | null;
  readonly nameFr: string | null;
  readonly path: string;
  readonly sequence: number;
}

/**
 * Menus, dashboards and permissions of a caller: what the tenant's roles say, and of it only what the catalogue's access
 * grants, less what the company has taken from them. `stored` are the records behind the roles, `locale` the language of what the company wrote itself,
 * `isPartner` whether a member of the family is the partner. Several roles add up.
 */
export function accessSettingsOf(
  catalogue: Catalogue,
  holder: RoleHolder,
  stored: readonly RoleData[],
  locale = 'en',
  isPartner = true,
): AccessSettings {
  const { roles, narrowings } = holder;
  const code = stored.map((r) => r.code).join('+');
  const mine = menusOf(stored);
  const open = new Set(mine.map((m) => m.code));
  const first = stored[0];
  return {
    menuSetting: { code, menus: mine, work: workMenuOf(roles) },
    menuSettingItems: [
      ...assigneeItems(roles, isPartner),
      ...[...itemsOf(catalogue, holder), ...smartItems(catalogue, holder, stored, locale)].filter((i) =>
        open.has(i.menu),
      ),
    ],
    dashboardSetting: { code, landingPage: first?.landingPage ?? null, helpDocument: first?.helpDocument ?? null },
    dashboards: dashboardsOf(stored),
    permissionSetting: { code, roles, ...(narrowings ? { narrowings } : {}) },
    permissionSettingItems: permissionsOf(catalogue, holder),
  };
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((v): v is Record<string, unknown> => typeof v === 'object' && v !== null) : [];

/** Menus without a place of their own come after those that were given one. */
const afterAll = 10_000;

/** Menus of all roles in the platform's order, or the one that was set; full access in one of them wins. */
function menusOf(stored: readonly RoleData[]): MenuEntry[] {
  const entries = stored.flatMap(ofRole);
  const isOrdered = entries.some((e) => e.place !== undefined);
  const all = Object.entries(menus).flatMap(([code, label], at): MenuEntry[] => {
    const given = entries.filter((e) => e.code === code);
    if (given.length === 0) return [];
    const place = Math.min(...given.map((e) => e.place ?? afterAll + at));
    return [{ code, label, access: given.some((e) => e.access === 'F') ? 'F' : 'O', order: isOrdered ? place : at }];
  });
  return all.toSorted((one, other) => one.order - other.order);
}

/** The menus of one role, with what is set about them. */
function ofRole({ menus: given, menuSettings = [] }: RoleData) {
  return listOf(given).flatMap(({ code, access }) => {
    const choice = menuSettings.find((c) => c.menu === code);
    if (choice?.isShown === false) return [];
    return [{ code, access: choice?.reach === 'OWN' ? 'O' : access, place: choice?.sequence }];
  });
}

/** Entries of the company's own, where they lead to what the caller may open. */
function smartItems(catalogue: Catalogue, holder: RoleHolder, stored: readonly RoleData[], locale: string): MenuItem[] {
  const all = stored.flatMap((r) => r.smartMenus ?? []);
  return [...new Map(all.map((s) => [s.id, s])).values()]
    .filter(({ path }) => leadsOn(catalogue, holder, path))
    .toSorted((one, other) => one.sequence - other.sequence)
    .map((s) => {
      const own = locale.startsWith('es') ? s.nameEs : locale.startsWith('fr') ? s.nameFr : null;
      return { code: `smart.${s.id}`, label: own ?? s.name, menu: s.menu, path: s.path, order: afterAll + s.sequence };
    });
}

/** Whether a path does not end at records that the caller may not see. Other pages guard themselves. */
function leadsOn(catalogue: Catalogue, holder: RoleHolder, path: string): boolean {
  const name = /^\/workspace\/[\w-]+\/([\w-]+)/.exec(path)?.[1];
  const entity = catalogue.entities.find((e) => kebab(e.name) === name);
  return entity === undefined || (!entity.internal && mayRead(entity, holder));
}

function dashboardsOf(stored: readonly RoleData[]): DashboardEntry[] {
  const all = stored
    .flatMap((r) => listOf(r.dashboards))
    .map((d) => ({ code: String(d.code ?? ''), name: String(d.name ?? '') }));
  return [...new Map(all.filter((d) => d.code !== '').map((d) => [d.code, d])).values()];
}

/** The pages of the assignee application: all of them for assignees, a few for members of their family, one of which is the partner's. */
const assigneeItems = (roles: readonly string[], isPartner: boolean): MenuItem[] =>
  assigneeMenu
    .filter(({ code }) => roles.includes('assignee') || (roles.includes('dependant') && familyMenu.includes(code)))
    .filter(({ code }) => roles.includes('assignee') || isPartner || !partnerMenu.includes(code))
    .map((item, order) => ({ ...item, menu: 'assignee', order }));

/** Pages of the workspace that these roles may open: declared screens, and the list of every entity that hangs under a menu. */
function itemsOf(catalogue: Catalogue, holder: RoleHolder): MenuItem[] {
  const screens = catalogue.screens.flatMap((s): Omit<MenuItem, 'order'>[] => {
    if (s.menu === undefined) return [];
    const entity = catalogue.entity(s.on);
    const isOpen = s.by ? s.by.some((r) => isOpenTo(r, entity, holder)) : mayRead(entity, holder);
    const path = s.path ?? `/workspace/${s.menu}/${kebab(s.name)}`;
    // A list that these roles may not read is no page of theirs, whoever the screen is declared for.
    return isOpen && leadsOn(catalogue, holder, path)
      ? [{ code: s.name, label: s.label, menu: s.menu, path, entity: s.on, ...under(s.menu, s.name, s.on) }]
      : [];
  });
  const lists = catalogue.entities.flatMap((e): Omit<MenuItem, 'order'>[] => {
    if (e.menu === undefined || e.internal || !mayRead(e, holder)) return [];
    // A screen without an address of its own is drawn in the place of the list.
    if (catalogue.screens.some((s) => s.on === e.name && s.kind === 'list' && s.menu === e.menu && !s.path)) return [];
    const path = `/workspace/${e.menu}/${kebab(e.name)}`;
    return [{ code: e.name, label: e.plural, menu: e.menu, path, entity: e.name, ...under(e.menu, e.name, e.name) }];
  });
  return inOrder([...screens, ...lists]).map((item, order) => ({ ...item, order }));

  function under(menu: string, code: string, entity: string): { heading?: string } {
    const heading = headingOf(menu, code, catalogue.domainOf(entity));
    return heading === undefined ? {} : { heading };
  }
}

/** What stands under a heading follows the order of the headings; the rest stays in front as it was. */
function inOrder(items: readonly Omit<MenuItem, 'order'>[]): Omit<MenuItem, 'order'>[] {
  const placeOf = ({ menu, heading }: Omit<MenuItem, 'order'>): number => {
    const place = (menuHeadings[menu as MenuKey] ?? []).findIndex((h) => h.code === heading);
    return place < 0 && heading === partsHeading ? Number.MAX_SAFE_INTEGER : place;
  };
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const mayRead = (entity: Entity, holder: RoleHolder): boolean => allowanceFor(entity, holder).deeds.read !== undefined;
/** Whether the caller has a role, and it has not lost these records altogether. */
const isOpenTo = (role: string, entity: Entity, { roles, narrowings }: RoleHolder): boolean =>
  roles.includes(role) && narrowingOf(narrowings, role, entity)?.deeds?.read !== 'NONE';
const scopeOf = (filter: Filter | true | undefined): 'all' | 'own' =>
  filter === true || filter === undefined ? 'all' : 'own';

/** Everything the roles may do, by code: `entity.deed`, `entity.transition`, `entity.action`, `call.name`. */
function permissionsOf(catalogue: Catalogue, holder: RoleHolder): PermissionItem[] {
  const isMine = (by: readonly string[] | undefined): boolean => by?.some((r) => holder.roles.includes(r)) ?? false;
  const items: PermissionItem[] = [];
  for (const e of catalogue.entities.filter((x) => !x.internal)) {
    const allowance = allowanceFor(e, holder);
    const add = (name: string, filter: Filter | true | undefined): void => {
      items.push({ code: `${e.name}.${name}`, entity: e.name, scope: scopeOf(filter) });
    };
    const perform = (name: string, by: readonly string[], where: Filter | undefined): void => {
      const reach = performanceOf(e, name, by, holder);
      if (reach !== undefined) add(name, where ?? reach);
    };
    for (const deed of deeds) if (allowance.deeds[deed] !== undefined) add(deed, allowance.deeds[deed]);
    for (const field of Object.values(e.fields)) {
      if (field.type !== 'lifecycle') continue;
      for (const [name, t] of Object.entries(field.transitions)) if (!t.system) perform(name, t.by, t.where);
    }
    for (const a of catalogue.actionsOn(e.name)) perform(a.name, rolesOfAction(e, a), a.where);
  }
  for (const r of catalogue.routes) {
    if (Array.isArray(r.who) && isMine(r.who)) items.push({ code: `call.${r.name}`, entity: null, scope: 'all' });
  }
  return [...new Map(items.map((i) => [i.code, i])).values()];
}

function rolesOfAction(entity: Entity, action: Action): readonly string[] {
  if (action.by) return action.by;
  const [field = '', transition = ''] = (action.transition ?? '').split('.');
  const lifecycle = entity.fields[field];
  return lifecycle?.type === 'lifecycle' ? (lifecycle.transitions[transition]?.by ?? []) : [];
}
