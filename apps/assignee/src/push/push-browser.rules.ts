import { deviceOf } from '@homeport/ui/account/device.rules.ts';

/** Browsers that can be told by push, as the server names them. */
export type PushBrowser = 'FIREFOX' | 'CHROME' | 'EDGE';
const names: Readonly<Record<string, PushBrowser>> = { Firefox: 'FIREFOX', Chrome: 'CHROME', Edge: 'EDGE' };

/** Which of them this is; null for all others, and on iPhone and iPad, where each browser is Safari inside. */
export function pushBrowserOf(userAgent: string): PushBrowser | null {
  const { browser, system } = deviceOf(userAgent);
  if (system === 'iPhone' || system === 'iPad') return null;
  return browser === null ? null : (names[browser] ?? null);
}
