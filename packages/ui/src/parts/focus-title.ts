import { useEffect, useRef } from 'react';

/** Puts the focus on the title of the page, or on its main part while that has none. */
export function focusTitle(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}

/** The same when another step of a page is shown under the same path: what was pressed is gone, and the new one begins on top. */
export function useTitleFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    focusTitle();
  }, [step]);
}
