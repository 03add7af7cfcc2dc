import { type Action, allowanceOf, type Catalogue, deeds, type Entity, type Filter, kebab } from '@homeport/grammar';
import type { AccessSettings, DashboardEntry, MenuEntry, MenuItem, PermissionItem } from './identity.answers.ts';
import { headingOf, menuHeadings } from './menu-headings.data.ts';
import { assigneeMenu, familyMenu, type MenuKey, menus } from './menus.data.ts';

/** A role as it is stored in the tenant; what is missing or malformed there gives nothing. */
export interface RoleData {
  readonly code: string;
  readonly landingPage: string | null;
  readonly helpDocument: string | null;
  /** `[{ code, access }]` */
  readonly menus: unknown;
  /** `[{ code, name }]` */
  readonly dashboards: unknown;
}

/**
 * Menus, dashboards and permissions of a caller: what the tenant's roles say, and of it only what the catalogue's access
 * grants. `roles` are role keys, `stored` the records behind them. Several roles add up.
 */
export function accessSettingsOf(
  catalogue: Catalogue,
  roles: readonly string[],
  stored: readonly RoleData[],
): AccessSettings {
  const code = stored.map((r) => r.code).join('+');
  const mine = menusOf(stored);
  const open = new Set(mine.map((m) => m.code));
  const first = stored[0];
  return {
    menuSetting: { code, menus: mine },
    menuSettingItems: [...assigneeItems(roles), ...itemsOf(catalogue, roles).filter((i) => open.has(i.menu))],
    dashboardSetting: { code, landingPage: first?.landingPage ?? null, helpDocument: first?.helpDocument ?? null },
    dashboards: dashboardsOf(stored),
    permissionSetting: { code, roles },
    permissionSettingItems: permissionsOf(catalogue, roles),
  };
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((v): v is Record<string, unknown> => typeof v === 'object' && v !== null) : [];

/** Menus of all roles in the platform's order; full access in one of them wins. */
function menusOf(stored: readonly RoleData[]): MenuEntry[] {
  const entries = stored.flatMap((r) => listOf(r.menus));
  return Object.entries(menus).flatMap(([code, label], order): MenuEntry[] => {
    const given = entries.filter((e) => e.code === code);
    if (given.length === 0) return [];
    return [{ code, label, access: given.some((e) => e.access === 'F') ? 'F' : 'O', order }];
  });
}

function dashboardsOf(stored: readonly RoleData[]): DashboardEntry[] {
  const all = stored
    .flatMap((r) => listOf(r.dashboards))
    .map((d) => ({ code: String(d.code ?? ''), name: String(d.name ?? '') }));
  return [...new Map(all.filter((d) => d.code !== '').map((d) => [d.code, d])).values()];
}

/** The pages of the assignee application: all of them for assignees, a few for members of their family. */
const assigneeItems = (roles: readonly string[]): MenuItem[] =>
  assigneeMenu
    .filter(({ code }) => roles.includes('assignee') || (roles.includes('dependant') && familyMenu.includes(code)))
    .map((item, order) => ({ ...item, menu: 'assignee', order }));

/** Pages of the workspace that these roles may open: declared screens, and the list of every entity that hangs under a menu. */
function itemsOf(catalogue: Catalogue, roles: readonly string[]): MenuItem[] {
  const screens = catalogue.screens.flatMap((s): Omit<MenuItem, 'order'>[] => {
    if (s.menu === undefined) return [];
    const entity = catalogue.entity(s.on);
    const isOpen = s.by ? s.by.some((r) => roles.includes(r)) : mayRead(entity, roles);
    const path = s.path ?? `/workspace/${s.menu}/${kebab(s.name)}`;
    return isOpen
      ? [{ code: s.name, label: s.label, menu: s.menu, path, entity: s.on, ...under(s.menu, s.name, s.on) }]
      : [];
  });
  const lists = catalogue.entities.flatMap((e): Omit<MenuItem, 'order'>[] => {
    if (e.menu === undefined || e.internal || !mayRead(e, roles)) return [];
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
  const placeOf = ({ menu, heading }: Omit<MenuItem, 'order'>): number =>
    (menuHeadings[menu as MenuKey] ?? []).findIndex((h) => h.code === heading);
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const mayRead = (entity: Entity, roles: readonly string[]): boolean =>
  allowanceOf(entity.access, roles).deeds.read !== undefined;
const scopeOf = (filter: Filter | true | undefined): 'all' | 'own' =>
  filter === true || filter === undefined ? 'all' : 'own';

/** Everything the roles may do, by code: `entity.deed`, `entity.transition`, `entity.action`, `call.name`. */
function permissionsOf(catalogue: Catalogue, roles: readonly string[]): PermissionItem[] {
  const isMine = (by: readonly string[] | undefined): boolean => by?.some((r) => roles.includes(r)) ?? false;
  const items: PermissionItem[] = [];
  for (const e of catalogue.entities.filter((x) => !x.internal)) {
    const allowance = allowanceOf(e.access, roles);
    const add = (name: string, filter: Filter | true | undefined): void => {
      items.push({ code: `${e.name}.${name}`, entity: e.name, scope: scopeOf(filter) });
    };
    for (const deed of deeds) if (allowance.deeds[deed] !== undefined) add(deed, allowance.deeds[deed]);
    for (const field of Object.values(e.fields)) {
      if (field.type !== 'lifecycle') continue;
      for (const [name, t] of Object.entries(field.transitions)) if (!t.system && isMine(t.by)) add(name, t.where);
    }
    for (const a of catalogue.actionsOn(e.name)) if (isMine(rolesOfAction(e, a))) add(a.name, a.where);
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
