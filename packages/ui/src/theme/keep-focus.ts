import type { FocusEvent } from 'react';

/**
 * Where the focus is in a dialog is where the dialog means to put it. Mantine's focus trap puts it on the first control in timers of
 * its own, twice, without looking where it is by then: on a slow machine it was taken from somebody who had gone on by Tab, and
 * their next Enter pressed the button that closes the dialog. The trap asks for `data-autofocus` first, so that moves along.
 */
export function keepFocus(event: FocusEvent<HTMLElement>): void {
  const { currentTarget: dialog, target } = event;
  // Lists and dialogs that are drawn elsewhere tell of their focus, too.
  if (!dialog.contains(target)) return;
  for (const other of dialog.querySelectorAll('[data-autofocus]')) other.removeAttribute('data-autofocus');
  target.setAttribute('data-autofocus', 'true');
}
