import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a row of tabs that may be wider than the screen: brings the open one into sight, to the row's middle. Only the row is
 * scrolled, never the page. `open` says which one it is; the tab itself carries `aria-current`.
 */
export function useOpenInSight<T extends HTMLElement>(open: string): RefObject<T | null> {
  const row = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when another one is opened
  useLayoutEffect(() => {
    const tab = row.current?.querySelector('[aria-current]');
    if (!row.current || !tab) return;
    const [seen, place] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.current.scrollLeft += place.left + place.width / 2 - (seen.left + seen.width / 2);
  }, [open]);
  return row;
}
