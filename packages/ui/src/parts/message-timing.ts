import { toasts } from './toasts.ts';

const key = 'homeport.messages-kept';

/** Whether notices stand until they are closed on this device. */
export function keepsMessages(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    // A browser that keeps nothing shows them for the usual time.
    return false;
  }
}
/** Decides it, at once and from now on. */
export function keepMessages(isKept: boolean): void {
  if (isKept) localStorage.setItem(key, 'on');
  else localStorage.removeItem(key);
  toasts.keepUntilClosed(isKept);
}
