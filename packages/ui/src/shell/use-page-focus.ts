import { useEffect, useRef } from 'react';
import { focusTitle } from '../parts/focus-title.ts';

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
    if (document.querySelector('[aria-modal="true"]')) return;
    if (!main) return;
    // A page whose title comes later has the focus on its main part until then.
    let awaitsTitle = false;
    const settle = () => {
      focusTitle();
      awaitsTitle = document.activeElement === main;
    };
    if (document.activeElement === main || !main.contains(document.activeElement)) settle();
    // The old page may stand a moment longer: when it goes, the focus that is on it goes to the new title.
    let held = document.activeElement;
    const watch = new MutationObserver(() => {
      if (awaitsTitle && document.activeElement === main) settle();
      if (held?.isConnected) return;
      if (document.activeElement === document.body) settle();
      held = document.activeElement;
    });
    watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [page]);
}
