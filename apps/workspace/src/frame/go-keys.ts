import type { MenuGroup } from '@homeport/ui/shell/menu.ts';
import type { GoKey } from '@homeport/ui/shell/use-go-keys.ts';

/** Second letters of "g": entries of the menu by their key. */
export type Letters = Readonly<Record<string, string>>;

/** The pages that "g" and a letter lead to: Home, and those of them that stand in the reader's menu. */
export function goKeys(groups: readonly MenuGroup[], letters: Letters, home: Omit<GoKey, 'letter'>): readonly GoKey[] {
  const entries = groups.flatMap((group) => group.entries);
  const found = Object.entries(letters).flatMap(([letter, key]) => {
    const entry = entries.find((one) => one.key === key);
    return entry ? [{ letter, label: entry.label, href: entry.href }] : [];
  });
  return [{ letter: 'h', ...home }, ...found];
}
