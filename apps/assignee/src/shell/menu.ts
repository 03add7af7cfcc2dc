import type { AccessSettings } from '@homeport/model/identity';
import type { MenuEntry } from '@homeport/ui/shell/menu.ts';
import {
  Bell,
  CalendarDays,
  CircleHelp,
  FileText,
  House,
  Library,
  ListChecks,
  LogOut,
  type LucideIcon,
  MessageSquare,
  Route,
  Settings,
  Wallet,
  Waypoints,
} from 'lucide-react';
import type { WordKey, Words } from '../words/use-words.ts';

/** The menu in its order (design: home, my move, calendar, chat, documents, library, expenses, services, timeline, help, settings, logout). */
const places: readonly (readonly [code: string, word: WordKey, href: string, icon: LucideIcon])[] = [
  ['home', 'menu.home', '/dashboard', House],
  ['myMove', 'menu.myMove', '/dashboard/assistance', Route],
  ['calendar', 'menu.calendar', '/dashboard/tracker', CalendarDays],
  ['chat', 'menu.chat', '/dashboard/contactUs/chat', MessageSquare],
  ['documents', 'menu.documents', '/dashboard/documents', FileText],
  ['library', 'menu.library', '/dashboard/library/sections', Library],
  ['expenses', 'menu.expenses', '/dashboard/list', Wallet],
  ['services', 'menu.services', '/dashboard/services', ListChecks],
  ['timeline', 'menu.timeline', '/dashboard/timeline', Waypoints],
  ['help', 'menu.help', '/dashboard/help', CircleHelp],
  ['settings', 'menu.settings', '/dashboard/profile', Settings],
  ['logout', 'menu.logout', '/dashboard/logout', LogOut],
];

/** Addresses under Expenses that stand for it in the menu. */
const belowExpenses = [
  '/dashboard/expense-reports',
  '/dashboard/payments',
  '/dashboard/batch',
  '/dashboard/banking',
  '/dashboard/quick-expense',
];

/** The entries a person sees: those the access settings give and whose page there is. A dead link is never drawn. */
export function menuOf(access: AccessSettings, hasPage: (href: string) => boolean, text: Words): MenuEntry[] {
  const open = new Set(access.menuSettingItems.filter((item) => item.menu === 'assignee').map((item) => item.code));
  return places
    .filter(([code, , href]) => open.has(code) && hasPage(href))
    .map(([key, word, href, icon]) => ({ key, label: text(word), href, icon }));
}
export function bellEntry(text: Words, unread: number): MenuEntry {
  const count = unread > 0 ? { count: unread } : {};
  return { key: 'notices', label: text('menu.notices'), href: '/dashboard/notifications', icon: Bell, ...count };
}
/** The address that decides which entry is current: pages below Expenses count as Expenses. */
export function placeInMenu(path: string): string {
  return belowExpenses.some((start) => path === start || path.startsWith(`${start}/`)) ? '/dashboard/list' : path;
}
