/** A page as it is counted: the pattern of its address, in which ids are names, never values. */
const pattern = /^\/[A-Za-z$&/-]{0,99}$/;

interface Pages {
  readonly state: { readonly matches: readonly { readonly fullPath: unknown }[] };
  subscribe(event: 'onResolved', listener: (change: { readonly pathChanged: boolean }) => void): () => void;
}
/** Whether this browser's owner has asked not to be followed; then nothing is counted at all. */
export function asksForPrivacy(browser: Navigator = navigator): boolean {
  const { globalPrivacyControl } = browser as { globalPrivacyControl?: boolean };
  return browser.doNotTrack === '1' || globalPrivacyControl === true;
}
/**
 * Has each page counted that is opened: which one, not by whom. A count that is lost is of no concern. Answers how to stop.
 */
export function countPages(router: Pages, send: (page: string) => Promise<unknown>): () => void {
  if (asksForPrivacy()) return () => undefined;
  const count = () => {
    const page = String(router.state.matches.at(-1)?.fullPath ?? '').replace(/(.)\/$/, '$1');
    if (navigator.onLine && pattern.test(page)) void send(page).catch(() => undefined);
  };
  count();
  return router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) count();
  });
}
