import { kebab } from '@homeport/grammar';
import type { AccessSettings } from '@homeport/model/identity';
import type { Declarations } from '@homeport/ui/records/host/record-host.ts';
import type { MenuEntry, MenuGroup } from '@homeport/ui/shell/menu.ts';
import {
  Building2,
  ChartColumn,
  CircleUser,
  FolderOpen,
  Handshake,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Plane,
  Settings2,
  Truck,
  Users,
  Wallet,
} from 'lucide-react';
import { withParams } from './address.ts';
import type { OwnPage } from './domain-menu.ts';
import { mayDo } from './workspace.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  dashboard: LayoutDashboard,
  cases: Plane,
  customers: Users,
  financial: Wallet,
  operations: Truck,
  vendor: Handshake,
  library: Library,
  reports: ChartColumn,
  admin: Settings2,
  tenants: Building2,
  profile: CircleUser,
};

/** The heading of lines and other parts of documents: they are reached from their document, and seldom from here. */
const parts = 'parts';

interface MenuWords {
  readonly menu: (code: string, english: string) => string;
  readonly page: (key: OwnPage['key']) => string;
  readonly plural: (entity: string, english: string) => string;
  readonly screen: (name: string, english: string) => string;
  readonly heading: (code: string) => string;
}

/** The left menu: what the access settings open, own pages first. Groups without an entry are not drawn. */
export function menuOf(
  ownPages: readonly OwnPage[],
  access: AccessSettings,
  catalogue: Pick<Declarations, 'entity' | 'hasEntity'>,
  words: MenuWords,
  params: Readonly<Record<string, string>>,
): readonly MenuGroup[] {
  const menus = [...access.menuSetting.menus].sort((one, other) => one.order - other.order);
  return menus.flatMap(({ code, label }) => {
    const own = ownPages
      .filter((page) => page.menu === code && (page.right === null || mayDo(access, page.right)))
      .map((page) => ({
        key: page.key,
        label: words.page(page.key),
        href: withParams(page.path, params),
        ...(page.heading && { heading: words.heading(page.heading) }),
      }));
    const lists = access.menuSettingItems
      .filter((item) => item.menu === code && item.entity !== undefined && catalogue.hasEntity(item.entity))
      .sort((one, other) => one.order - other.order)
      .flatMap((item) => {
        const entity = catalogue.entity(item.entity ?? '');
        if (!entity.menu) return [];
        const isList = item.code === entity.name;
        return [
          {
            key: item.code,
            label: isList ? words.plural(entity.name, entity.plural) : words.screen(item.code, item.label),
            href:
              isList || !item.path
                ? withParams(`/workspace/${entity.menu}/${kebab(entity.name)}`, params)
                : withParams(item.path, params),
            ...(item.heading && { heading: words.heading(item.heading) }),
            ...(item.heading === parts && { isFolded: true as const }),
          },
        ];
      });
    // What the company put there itself, in its own words.
    const smart = access.menuSettingItems
      .filter((item) => item.menu === code && item.code.startsWith('smart.') && item.path !== undefined)
      .map((item) => ({ key: item.code, label: item.label, href: withParams(item.path ?? '', params) }));
    const entries = underHeadings(own, [...lists, ...smart]);
    return entries.length > 0
      ? [{ key: code, label: words.menu(code, label), icon: icons[code] ?? FolderOpen, entries }]
      : [];
  });
}

/** Entries of one heading together, in the order of the lists; own pages first in theirs, and what has none before all. */
function underHeadings(own: readonly MenuEntry[], lists: readonly MenuEntry[]): readonly MenuEntry[] {
  const headings = [...new Set(lists.flatMap(({ heading }) => heading ?? []))];
  const place = ({ heading }: MenuEntry) => {
    if (heading === undefined) return -1;
    const found = headings.indexOf(heading);
    return found < 0 ? headings.length : found;
  };
  return [...own, ...lists].sort((one, other) => place(one) - place(other));
}
