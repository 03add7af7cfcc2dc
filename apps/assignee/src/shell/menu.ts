import type { AccessSettings } from '@homeport/model/identity';
import type { MenuEntry } from '@homeport/ui/shell/menu.ts';
import {
  Bell,
  BookOpen,
  CalendarDays,
  CircleHelp,
  FileText,
  HandHelping,
  House,
  ListChecks,
  LogOut,
  type LucideIcon,
  MessageCircle,
  Plane,
  Settings,
  Wallet,
} from 'lucide-react';
import type { WordKey, Words } from '../words/use-words.ts';

/**
 * The menu in its order: home, my move, calendar, chat, documents, library, expenses, services, timeline, help, settings,
 * logout. An entry is drawn when its page is there.
 */
const places: readonly (readonly [code: string, word: WordKey, href: string, icon?: LucideIcon])[] = [
  ['home', 'menu.home', '/dashboard', House],
  ['myMove', 'menu.myMove', '/dashboard/assistance', Plane],
  ['calendar', 'menu.calendar', '/dashboard/tracker', CalendarDays],
  ['chat', 'menu.chat', '/dashboard/contactUs/chat', MessageCircle],
  ['documents', 'menu.documents', '/dashboard/documents', FileText],
  ['library', 'menu.library', '/dashboard/library/sections', BookOpen],
  ['expenses', 'menu.expenses', '/dashboard/list', Wallet],
  ['services', 'menu.services', '/dashboard/services', HandHelping],
  ['timeline', 'menu.timeline', '/dashboard/timeline', ListChecks],
  ['help', 'menu.help', '/dashboard/help', CircleHelp],
  ['settings', 'menu.settings', '/dashboard/profile', Settings],
  ['logout', 'menu.logout', '/dashboard/logout', LogOut],
];

/** Addresses that stand below a place of the menu without beginning with its address. */
const below: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['/dashboard/widgetDashboard'],
  '/dashboard/assistance': [
    '/dashboard/travel',
    '/dashboard/trips&Visas',
    '/dashboard/content',
    '/dashboard/lump-sum-policy',
    '/dashboard/video-calls',
  ],
  '/dashboard/tracker': ['/dashboard/calendar-entry'],
  '/dashboard/documents': ['/dashboard/case-documents', '/dashboard/signing'],
  '/dashboard/library/sections': ['/dashboard/library'],
  '/dashboard/list': [
    '/dashboard/expense-reports',
    '/dashboard/payments',
    '/dashboard/batch',
    '/dashboard/banking',
    '/dashboard/quick-expense',
  ],
  '/dashboard/help': ['/dashboard/contactUs', '/dashboard/gpt'],
};

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
  const isUnder = (start: string) => path === start || path.startsWith(`${start}/`);
  if (isUnder('/dashboard/contactUs/chat')) return '/dashboard/contactUs/chat';
  return Object.entries(below).find(([, starts]) => starts.some(isUnder))?.[0] ?? path;
}
