import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { addGuard, type Guard, mayUnload } from './leave-guard.ts';
import { showUnread, unreadInputs } from './unread.ts';

export interface GuardedForm extends Guard {
  readonly isChanged: boolean;
  /** Where its fields are; without it every form of the page counts as this one. */
  readonly form?: RefObject<HTMLElement | null>;
}
/**
 * Guards a changed form: the router asks `mayLeave`, and closing the tab warns. A text that cannot be read is a change as well,
 * though the value is what it was: it is never saved nor kept.
 */
export function useLeaveGuard({ isChanged, save, discard, keep, form }: GuardedForm): void {
  const latest = useRef({ save, discard, keep });
  latest.current = { save, discard, keep };
  const hasUnread = useCallback(
    () => [...unreadInputs.get().keys()].some((input) => !form || form.current?.contains(input)),
    [form],
  );
  const isUnread = useSyncExternalStore(unreadInputs.subscribe, hasUnread, hasUnread);
  const isOn = isChanged || isUnread;
  useEffect(() => {
    if (!isOn) return;
    const remove = addGuard({
      save: async () => {
        if (hasUnread()) {
          // The question still stands over the page: the keyboard goes nowhere.
          showUnread(form?.current ?? document);
          return false;
        }
        return latest.current.save();
      },
      discard: () => latest.current.discard(),
      keep: () => !hasUnread() && latest.current.keep?.() === true,
    });
    const warn = (event: BeforeUnloadEvent) => {
      if (!mayUnload()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      remove();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isOn, hasUnread, form]);
}
