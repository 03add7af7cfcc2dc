import type { AccessSettings } from '@homeport/model/identity';
import type { AddAction } from '@homeport/ui/shell/add-action.ts';
import type { MenuEntry } from '@homeport/ui/shell/menu.ts';
import { Bell } from 'lucide-react';
import type { Words } from '../words/use-words.ts';
import { may } from './app-context.ts';
import type { DomainMenu, MenuPlace, PhoneTab } from './domain-menu.ts';

type Menus = readonly DomainMenu[];
const byOrder = (one: { readonly order: number }, other: { readonly order: number }): number => one.order - other.order;
const placesOf = (menus: Menus): readonly MenuPlace[] => menus.flatMap(({ places = [] }) => places).sort(byOrder);
const entryOf = ({ code, word, href, icon, isExact }: MenuPlace, text: Words): MenuEntry => ({
  ...{ key: code, label: text(word), href, icon },
  ...(isExact && { isExact }),
});

/** The entries a person sees: those the access settings give and whose page there is. A dead link is never drawn. */
export function menuOf(
  menus: Menus,
  access: AccessSettings,
  hasPage: (href: string) => boolean,
  text: Words,
): MenuEntry[] {
  const open = new Set(access.menuSettingItems.filter((item) => item.menu === 'assignee').map((item) => item.code));
  return placesOf(menus)
    .filter(({ code, href }) => open.has(code) && hasPage(href))
    .map((place) => entryOf(place, text));
}
/** What stands for a tab of the phone; nothing where no domain has it. */
export function tabOf(menus: Menus, menu: readonly MenuEntry[], of: PhoneTab, text: Words): MenuEntry | undefined {
  const order = ({ tab }: MenuPlace): number => tab?.order ?? 0;
  const places = placesOf(menus)
    .filter(({ tab }) => tab?.of === of)
    .sort((one, other) => order(one) - order(other));
  const given = places.flatMap(({ code }) => menu.find(({ key }) => key === code) ?? []);
  const always = places.find(({ tab }) => tab?.always);
  return given[0] ?? (always && entryOf(always, text));
}
/** Where help is, as the frame leads there: its page, which the family has without an entry, or what stands in for it. */
export function helpOf(menus: Menus, menu: readonly MenuEntry[], isFamily: boolean): { href: string; isHere: boolean } {
  const has = (code: string): boolean => menu.some(({ key }) => key === code);
  const places = placesOf(menus);
  const here = places.find(({ help }) => help === 'here');
  const instead = places.find(({ help, code }) => help === 'instead' && has(code));
  const isHere = here !== undefined && has(here.code);
  return { href: (isHere || isFamily ? here?.href : instead?.href) ?? '/dashboard', isHere };
}
/** What can be added from every page. */
export function addsOf(menus: Menus, menu: readonly MenuEntry[], access: AccessSettings, text: Words): AddAction[] {
  return menus
    .flatMap(({ adds = [] }) => adds)
    .filter(({ needs, right }) => (!needs || menu.some(({ key }) => key === needs)) && (!right || may(access, right)))
    .sort(byOrder)
    .map(({ word, description, icon, href }) => ({
      ...{ key: word, label: text(word), icon, href: typeof href === 'string' ? href : href() },
      ...(description && { description: text(description) }),
    }));
}
/** What of the menu stands beside the account. */
export const accountEntriesOf = (menus: Menus, text: Words): MenuEntry[] =>
  placesOf(menus)
    .filter(({ isOfAccount }) => isOfAccount)
    .map((place) => entryOf(place, text));

export function bellEntry(text: Words, unread: number): MenuEntry {
  const count = unread > 0 ? { count: unread } : {};
  return { key: 'notices', label: text('menu.notices'), href: '/dashboard/notifications', icon: Bell, ...count };
}
/** The address that decides which entry is current: that of the entry a page stands below, by the longest that fits. */
export function placeInMenu(menus: Menus, path: string): string {
  const places = placesOf(menus);
  const starts = [
    ...menus.flatMap(({ below = {} }) =>
      Object.entries(below).flatMap(([code, pages]) =>
        pages.map((start) => ({ start, href: places.find((place) => place.code === code)?.href ?? path })),
      ),
    ),
    ...places.filter(({ isExact }) => !isExact).map(({ href }) => ({ start: href, href: path })),
  ];
  const found = starts
    .filter(({ start }) => path === start || path.startsWith(`${start}/`))
    .sort((one, other) => other.start.length - one.start.length);
  return found[0]?.href ?? path;
}
