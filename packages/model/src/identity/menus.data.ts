import type { RoleKey } from '../role-presets/door.generated.ts';

/** The workspace's menus in their order (platform specification, section 6, with Operations and Vendor). */
export const menus = {
  dashboard: 'Dashboard',
  cases: 'Cases',
  customers: 'Customers',
  financial: 'Financial',
  operations: 'Operations',
  vendor: 'Vendor',
  library: 'Library',
  reports: 'Reports',
  admin: 'Admin',
  tenants: 'Tenants',
  profile: 'Profile',
} as const;
export type MenuKey = keyof typeof menus;
/** `F` full, `O` own or scoped. */
export type MenuAccess = 'F' | 'O';

const columns = [
  'caseManager',
  'hr',
  'finance',
  'payroll',
  'lineManager',
  'approver',
  'vendor',
  'planner',
  'caseInitiator',
  'administrator',
  'builder',
  'client',
] as const satisfies readonly RoleKey[];

/** One letter per column: F full, O own or scoped, - none. */
const rows: Readonly<Record<Exclude<MenuKey, 'profile'>, string>> = {
  dashboard: 'FFFFOOOFOFFO',
  cases: 'FFOOOOOOOFOO',
  customers: 'FOO----O-F-O',
  financial: 'OOFF-OO--F-O',
  operations: 'O-O---OF-F--',
  vendor: '--O---F--F--',
  library: 'FFOOOOOOOFFO',
  reports: 'FFFFO--F-FFO',
  admin: '-OOO-----FF-',
  tenants: '---------FOO',
};

/** The menus a role starts with; a tenant may change them in the role. */
export function seededMenus(role: RoleKey): { readonly code: MenuKey; readonly access: MenuAccess }[] {
  const keys = Object.keys(menus) as MenuKey[];
  return keys.flatMap((code) => {
    const access = accessOf(role, code);
    return access === undefined ? [] : [{ code, access }];
  });
}

function accessOf(role: RoleKey, menu: MenuKey): MenuAccess | undefined {
  if (role === 'master') return 'F';
  if (menu === 'profile') return 'O';
  if (role === 'assignee' || role === 'dependant') return undefined;
  if (role === 'delegate') return menu === 'dashboard' ? 'O' : undefined;
  const column = columns.indexOf(role === 'financeLead' ? 'finance' : role);
  const letter = rows[menu][column];
  return letter === 'F' || letter === 'O' ? letter : undefined;
}

/** The assignee app's menu in the specified order, with the addresses of its pages. */
export const assigneeMenu = [
  { code: 'home', label: 'Home', path: '/dashboard' },
  { code: 'myMove', label: 'My move', path: '/dashboard/assistance' },
  { code: 'calendar', label: 'Calendar', path: '/dashboard/tracker' },
  { code: 'chat', label: 'Chat', path: '/dashboard/contactUs/chat' },
  { code: 'documents', label: 'Documents', path: '/dashboard/documents' },
  { code: 'library', label: 'Library', path: '/dashboard/library/sections' },
  { code: 'expenses', label: 'Expenses', path: '/dashboard/list' },
  { code: 'services', label: 'Services', path: '/dashboard/services' },
  { code: 'timeline', label: 'Timeline', path: '/dashboard/timeline' },
  { code: 'help', label: 'Help', path: '/dashboard/help' },
  { code: 'settings', label: 'Settings', path: '/dashboard/profile' },
  { code: 'logout', label: 'Logout', path: '/logout' },
] as const;

/** The entries of it that members of the family have; nothing else of the application opens for them. */
export const familyMenu: readonly (typeof assigneeMenu)[number]['code'][] = [
  'home',
  'chat',
  'documents',
  'services',
  'timeline',
  'settings',
  'logout',
];
/** Those of the family's entries that only the partner has: dates are shared with nobody else. */
export const partnerMenu: typeof familyMenu = ['timeline'];

const home = '/workspace/dashboard/home';

/**
 * Where each role starts after the sign-in: at its home, which is made of what it has to do and to know; vendors at how they stand with the
 * company, which is theirs.
 */
const landingPages: Readonly<Partial<Record<RoleKey, string>>> = {
  assignee: '/dashboard',
  dependant: '/dashboard',
  vendor: '/workspace/vendor/overview',
};

/** Where a role starts after the sign-in. */
export const seededLandingPage = (role: RoleKey): string => landingPages[role] ?? home;

/** The dashboards a role starts with. */
export const seededDashboards = (role: RoleKey, name: string): { readonly code: string; readonly name: string }[] => [
  { code: `APP_${role.replace(/[A-Z]/g, (c) => `_${c}`).toUpperCase()}`, name },
];
