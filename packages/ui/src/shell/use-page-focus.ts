import { useEffect, useRef } from 'react';

/**
 * After a navigation the focus stands on the new page's h1 and the page starts at its top. Not on the first page,
 * nor when only the query changed (filters, sorting), nor while a dialog or an autofocused field holds the focus.
 */
export function usePageFocus(path: string): void {
  const [page = ''] = path.split(/[?#]/);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    if (shown.current === page) return;
    shown.current = page;
    if (isFirst) return;
    window.scrollTo(0, 0);
    const main = document.querySelector('main');
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    if (document.querySelector('[aria-modal="true"]')) return;
    const heading = main?.querySelector<HTMLElement>('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? main)?.focus({ preventScroll: true });
  }, [page]);
}
