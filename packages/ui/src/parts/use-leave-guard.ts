import { useEffect, useRef } from 'react';
import { addGuard, type Guard } from './leave-guard.ts';

/** Guards a changed form: the router asks `mayLeave`, and closing the tab warns. */
export function useLeaveGuard({ isChanged, save, discard }: { isChanged: boolean } & Guard): void {
  const latest = useRef({ save, discard });
  latest.current = { save, discard };
  useEffect(() => {
    if (!isChanged) return;
    const remove = addGuard({ save: () => latest.current.save(), discard: () => latest.current.discard() });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      remove();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isChanged]);
}
