import type { LucideIcon } from 'lucide-react';
import { searchable } from '../controls/options.ts';

/** A place in a menu, already filtered by what the person may see. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly icon?: LucideIcon;
  /** Stands for its own page only, not for those below it (the home page). */
  readonly isExact?: boolean;
  /** Number shown beside it: what waits there. */
  readonly count?: number;
  /** What it stands under inside its menu; entries of one heading follow each other. */
  readonly heading?: string;
  /** Its heading is shut at first: seldom looked for here. */
  readonly isFolded?: true;
}
export interface MenuGroup {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly entries: readonly MenuEntry[];
}
/** Whether an entry leads to the page on screen or above it. The root matches only itself. */
export function isCurrent(href: string, path: string): boolean {
  const [bare = ''] = path.split(/[?#]/);
  const [own = ''] = href.split(/[?#]/);
  return bare === own || (own.length > 1 && bare.startsWith(own.endsWith('/') ? own : `${own}/`));
}
const bareOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

/** Parameters of an address that tell one list from another. */
const paramsOf = (address: string): URLSearchParams => new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '');

/**
 * The one entry that stands for the page: the longest address that matches. Of several ways to one page it is the one whose
 * filter the page shows, all of it; else the plain one. `shared` are parameters that every address may carry.
 */
export function currentEntry(
  entries: readonly MenuEntry[],
  path: string,
  shared: readonly string[] = [],
): MenuEntry | null {
  const [bare] = path.split(/[?#]/);
  const found = entries.filter((entry) => (entry.isExact ? entry.href === bare : isCurrent(entry.href, path)));
  const longest = found.map((entry) => bareOf(entry.href)).sort((one, other) => other.length - one.length)[0];
  const nearest = found.filter((entry) => bareOf(entry.href) === longest);
  const here = paramsOf(path);
  const own = (entry: MenuEntry) => [...paramsOf(entry.href)].filter(([name]) => !shared.includes(name));
  const filtered = nearest.filter(
    (entry) =>
      bare === longest && own(entry).length > 0 && own(entry).every(([name, value]) => here.get(name) === value),
  );
  return filtered[0] ?? nearest.find((entry) => own(entry).length === 0) ?? nearest[0] ?? null;
}
/** Entries under their headings, in their order; those without one stand under none. */
export const byHeading = (entries: readonly MenuEntry[]): [string | undefined, MenuEntry[]][] => [
  ...Map.groupBy(entries, (entry) => entry.heading),
];
/** Groups narrowed to entries that hold every typed word; a matching group keeps all of its own. */
export function filterMenu(groups: readonly MenuGroup[], query: string): MenuGroup[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups.flatMap((group) => {
    const entries = group.entries.filter((entry) => {
      const text = searchable(`${group.label} ${entry.heading ?? ''} ${entry.label}`);
      return words.every((word) => text.includes(word));
    });
    return entries.length > 0 ? [{ ...group, entries }] : [];
  });
}
