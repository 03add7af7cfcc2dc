import type { AccessSettings } from '@homeport/model/identity';
import type { MenuEntry } from '@homeport/ui/shell/menu.ts';
import { Bell, CircleHelp, House, LogOut, type LucideIcon, Settings, Wallet } from 'lucide-react';
import type { WordKey, Words } from '../words/use-words.ts';

/**
 * The menu in its order: home, my move, calendar, chat, documents, library, expenses, services, timeline, help, settings,
 * logout. A place gets its icon together with its page.
 */
const places: readonly (readonly [code: string, word: WordKey, href: string, icon?: LucideIcon])[] = [
  ['home', 'menu.home', '/dashboard', House],
  ['myMove', 'menu.myMove', '/dashboard/assistance'],
  ['calendar', 'menu.calendar', '/dashboard/tracker'],
  ['chat', 'menu.chat', '/dashboard/contactUs/chat'],
  ['documents', 'menu.documents', '/dashboard/documents'],
  ['library', 'menu.library', '/dashboard/library/sections'],
  ['expenses', 'menu.expenses', '/dashboard/list', Wallet],
  ['services', 'menu.services', '/dashboard/services'],
  ['timeline', 'menu.timeline', '/dashboard/timeline'],
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
    .map(([key, word, href, icon]) => ({
      key,
      label: text(word),
      href,
      ...(icon && { icon }),
      ...(key === 'home' && { isExact: true }),
    }));
}
export function bellEntry(text: Words, unread: number): MenuEntry {
  const count = unread > 0 ? { count: unread } : {};
  return { key: 'notices', label: text('menu.notices'), href: '/dashboard/notifications', icon: Bell, ...count };
}
/** The address that decides which entry is current: pages below Expenses count as Expenses. */
export function placeInMenu(path: string): string {
  return belowExpenses.some((start) => path === start || path.startsWith(`${start}/`)) ? '/dashboard/list' : path;
}
