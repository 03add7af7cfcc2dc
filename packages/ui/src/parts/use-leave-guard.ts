import { useEffect, useRef } from 'react';
import { addGuard, type Guard, mayUnload } from './leave-guard.ts';

/** Guards a changed form: the router asks `mayLeave`, and closing the tab warns. */
export function useLeaveGuard({ isChanged, save, discard, keep }: { isChanged: boolean } & Guard): void {
  const latest = useRef({ save, discard, keep });
  latest.current = { save, discard, keep };
  useEffect(() => {
    if (!isChanged) return;
    const remove = addGuard({
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
      keep: () => latest.current.keep?.() === true,
    });
    const warn = (event: BeforeUnloadEvent) => {
      if (!mayUnload()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      remove();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isChanged]);
}
