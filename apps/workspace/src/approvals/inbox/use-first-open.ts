import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

/**
 * Opens what stands first when a tab is come to, where list and item stand side by side; on a phone the list comes first. Closed
 * by hand it stays closed.
 */
export function useFirstOpen(
  tab: string,
  first: string | undefined,
  selected: string | undefined,
  open: (id: string) => void,
): void {
  const isWide = useMediaQuery('(min-width: 1024px)', false, { getInitialValueInEffect: false });
  const come = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is opened is no reason to open it
  useEffect(() => {
    if (come.current === tab) return;
    if (selected !== undefined) {
      come.current = tab;
      return;
    }
    if (!isWide || first === undefined) return;
    come.current = tab;
    open(first);
  }, [tab, first, selected, isWide]);
}
