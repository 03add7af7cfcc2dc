import type { KeyboardEvent } from 'react';

/** The one line that is left of a filter, once the list answers what is typed. */
function onlyLine(list: HTMLElement, typed: string): HTMLElement | undefined {
  if (typed.trim() === '' || list.dataset.waiting !== undefined) return undefined;
  const lines = list.querySelectorAll<HTMLElement>('[role=option]:not([data-combobox-disabled])');
  return lines.length === 1 ? lines[0] : undefined;
}

/**
 * Enter in an open list takes the line that is marked, or the only one that a filter leaves, and nothing otherwise: it never
 * sends the form, which would be stored with what stood there before. Mantine goes by a number that it keeps beside
 * the mark. Opened by key, the list loses that number for a moment, and Enter took nothing; filtered, it has another line at
 * that number, and Enter took what nobody saw marked. For `onKeyDownCapture`, so that the control does not act as well.
 */
export function takeMarked(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const id = event.currentTarget.getAttribute('aria-controls');
  const list = id === null ? null : document.getElementById(id);
  if (!list) return;
  event.stopPropagation();
  event.preventDefault();
  const marked = list.querySelector<HTMLElement>('[data-combobox-selected]');
  (marked ?? onlyLine(list, event.currentTarget.value))?.click();
}
