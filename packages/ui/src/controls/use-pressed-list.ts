import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { filterDelay } from './options.ts';

/** What goes to the box of a list, so that the list knows when a line of it is pressed. */
export interface PressWatch {
  readonly onPointerDown: (event: PointerEvent) => void;
}

/**
 * A list as it is to be drawn: the newest, but the one that was pressed for as long as a line of it is pressed, and until
 * the press has become a click. What is filtered or answered meanwhile would take the line away from under the pointer:
 * the press would choose nothing, or the line that came there.
 */
export function usePressedList<T>(newest: T): readonly [T, PressWatch] {
  const [pressed, setPressed] = useState<{ readonly list: T } | null>(null);
  const forget = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => forget.current?.(), []);
  const list = pressed ? pressed.list : newest;

  const onPointerDown = (event: PointerEvent) => {
    if (!(event.target as Element).closest('[role=option]')) return;
    forget.current?.();
    const ended = new AbortController();
    let timer = 0;
    forget.current = () => {
      ended.abort();
      clearTimeout(timer);
    };
    const release = () => {
      forget.current?.();
      setPressed(null);
    };
    // The click of a finger comes a moment after it was lifted.
    const lift = () => {
      timer = window.setTimeout(release, filterDelay);
    };
    window.addEventListener('pointerup', lift, { signal: ended.signal });
    window.addEventListener('pointercancel', release, { signal: ended.signal });
    setPressed({ list });
  };
  return [list, { onPointerDown }];
}
