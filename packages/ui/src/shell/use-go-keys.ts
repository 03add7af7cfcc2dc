import { useEffect } from 'react';
import { shortcuts } from '../keys/shortcuts.ts';
import { useKitText } from '../language/use-text.ts';

/** A page that "g" and a letter lead to. */
export interface GoKey {
  readonly letter: string;
  readonly label: string;
  readonly href: string;
}
/** Registers "g" and a letter for each of these pages. Keep the array stable. */
export function useGoKeys(pages: readonly GoKey[], go: (href: string) => void): void {
  const text = useKitText();
  useEffect(() => {
    const group = text('shortcuts.go');
    const gone = pages.map(({ letter, label, href }) =>
      shortcuts.add({ keys: `g ${letter}`, label, group, run: () => go(href) }),
    );
    return () => {
      for (const take of gone) take();
    };
  }, [pages, go, text]);
}
