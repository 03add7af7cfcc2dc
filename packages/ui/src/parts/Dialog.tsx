import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useKitText } from '../language/use-text.ts';
import { focusTitle } from './focus-title.ts';

/**
 * A dialog that gives the focus back to what opened it, also when it is taken out of the page while it is open; Mantine's own
 * does so only when it is closed and stays. Where the opener is gone, the focus stands on the page's title. Its close button, a
 * drawn cross, has a name.
 */
export function Dialog(props: ModalProps) {
  const text = useKitText();
  const opener = useRef<Element | null>(null);
  if (!props.opened) opener.current = null;
  else opener.current ??= openedBy();
  useEffect(
    () => () => {
      const back = opener.current;
      if (!back) return;
      setTimeout(() => {
        // A page that was opened meanwhile has the focus already.
        if (document.activeElement && document.activeElement !== document.body) return;
        if (back.isConnected && back !== document.body) (back as HTMLElement).focus({ preventScroll: true });
        else focusTitle();
      });
    },
    [],
  );
  return <Modal {...props} closeButtonProps={{ 'aria-label': text('close'), ...props.closeButtonProps }} />;
}

/** The focused element; of an entry of a menu, which closes at once, the button of the menu. */
function openedBy(): Element {
  const focused = document.activeElement ?? document.body;
  const button = focused.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button && document.getElementById(button)) || focused;
}
