import type { MenuEntry } from './menu.ts';

/** Whoever is signed in, as the account menu shows them. */
export interface Account {
  readonly name: string;
  readonly image?: string | null;
  /** Role and company, under the name. */
  readonly detail?: string;
  readonly entries: readonly MenuEntry[];
  readonly onSignOut: () => void;
}
