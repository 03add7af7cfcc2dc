import { createStore } from '@homeport/ui/parts/store.ts';
import type { MenuEntry } from '@homeport/ui/shell/menu.ts';
import { tenantParam } from './address.ts';

const key = 'homeport.workspace.recent';
const kept = 5;
const companyOf = (href: string): string => new URLSearchParams(href.split('?')[1]).get(tenantParam) ?? '';

/** The recent pages of one company: a page of another one would change the company unasked. */
export const recentIn = (
  pages: readonly MenuEntry[],
  company: string | undefined,
  /** Rights may have been taken since. */
  mayOpen: (href: string) => boolean = () => true,
): readonly MenuEntry[] =>
  pages.filter(({ href }) => companyOf(href) === (company ?? '') && mayOpen(href)).slice(0, kept);

function read(): readonly MenuEntry[] {
  try {
    const list = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
/** Pages of this visit, the latest first. Names of records stay in this tab and go with it. */
export const recentPages = createStore<readonly MenuEntry[]>(typeof sessionStorage === 'undefined' ? [] : read());

/** Puts a page on top of the recent ones. */
export function visited(entry: MenuEntry): void {
  recentPages.set((now) => {
    const others = now.filter((one) => one.key !== entry.key || companyOf(one.href) !== companyOf(entry.href));
    return [entry, ...others].slice(0, kept * 6);
  });
  keep();
}
/** Records that were deleted are no pages any more; each by its id, or several by the beginning of their address. */
export function forgetRecords(ids: readonly string[]): void {
  recentPages.set((now) => now.filter(({ key: one, href }) => !ids.some((id) => one === id || href.includes(id))));
  keep();
}
function keep(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(recentPages.get()));
  } catch {
    // Known as long as the page stands.
  }
}
export function forgetVisits(): void {
  recentPages.set([]);
  sessionStorage.removeItem(key);
}
