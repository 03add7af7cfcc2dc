import { createStore } from '@homeport/ui/parts/store.ts';

/** What Chrome and Edge hand out to put the app on the home screen. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
/** How it is put there: by a button, or by hand on iPhone and iPad. */
export type InstallWay = 'button' | 'byHand';

/** The hint on screen; null while there is none. */
export const installHint = createStore<InstallWay | null>(null);
let given: InstallPrompt | null = null;
// The browser says it once, early; it is kept for the right moment.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  given = event as InstallPrompt;
});

/** The way this browser has now, null where there is none or the app runs from the home screen already. */
export function installWay(): InstallWay | null {
  const isInstalled =
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
  if (isInstalled) return null;
  if (given) return 'button';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'byHand' : null;
}
/** Has the browser ask; whatever is answered, the hint is over. */
export function install(): void {
  void given?.prompt().catch(() => undefined);
  given = null;
  installHint.set(null);
}
