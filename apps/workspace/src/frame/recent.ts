import { createStore } from '@homeport/ui/parts/store.ts';
import type { MenuEntry } from '@homeport/ui/shell/menu.ts';

const key = 'homeport.workspace.recent';
const kept = 5;

function read(): readonly MenuEntry[] {
  try {
    const list = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(list) ? (list as MenuEntry[]) : [];
  } catch {
    return [];
  }
}
/** Pages of this visit, the latest first. Names of records stay in this tab and go with it. */
export const recentPages = createStore<readonly MenuEntry[]>(typeof sessionStorage === 'undefined' ? [] : read());

/** Puts a page on top of the recent ones. */
export function visited(entry: MenuEntry): void {
  recentPages.set((now) => [entry, ...now.filter((one) => one.key !== entry.key)].slice(0, kept));
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
