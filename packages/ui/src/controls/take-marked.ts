import type { KeyboardEvent } from 'react';

/**
 * Enter in an open list takes the line that is marked, and none where no line is. Mantine goes by a number that it keeps beside
 * the mark. Opened by key, the list loses that number for a moment, and Enter took nothing; filtered, it has another line at
 * that number, and Enter took what nobody saw marked. For `onKeyDownCapture`, so that the control does not act as well.
 */
export function takeMarked(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const id = event.currentTarget.getAttribute('aria-controls');
  const list = id === null ? null : document.getElementById(id);
  if (!list) return;
  event.stopPropagation();
  const marked = list.querySelector<HTMLElement>('[data-combobox-selected]');
  // In a field that is typed into, Enter sends the form as ever.
  if (marked || event.currentTarget.readOnly) event.preventDefault();
  marked?.click();
}
