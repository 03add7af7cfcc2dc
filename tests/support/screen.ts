import { afterAll, afterEach, vi } from 'vitest';
import { rememberTimers } from './timers-of-a-file.ts';

// Files of a worker share React, the kit's libraries and the stand-in for a browser, which take longest to load. Our own modules are
// loaded anew for each of them: what one file has said, undone or asked for is unknown to the next.
vi.resetModules();
const endTimers = rememberTimers();
const { cleanup, configure } = await import('@testing-library/react');
const { toasts } = await import('@homeport/ui/parts/toasts.ts');

// What a page shows is waited for until it is there: a busy machine is no fault of the page. It costs a test that passes nothing.
configure({ asyncUtilTimeout: 20_000 });

// Every test of a component starts on an empty page, with an empty storage, and with nothing said: tests share the notices.
afterEach(() => {
  cleanup();
  while (toasts.store.get().shown) toasts.close();
  toasts.store.set({ shown: null, waiting: [], history: [] });
  localStorage.clear();
  sessionStorage.clear();
});

// Every file starts at the same address, on a page of which nobody has said anything, where nothing of another is still to be done.
afterAll(() => {
  endTimers();
  history.replaceState(null, '', '/');
  document.title = '';
  const { documentElement, body } = document;
  for (const part of [documentElement, body]) for (const name of part.getAttributeNames()) part.removeAttribute(name);
  body.replaceChildren();
});

// As for somebody who asked for less motion, like the journeys: what still moves when a test has ended would find no page.
const stand = window as unknown as { happyDOM?: { settings: { device: { prefersReducedMotion: string } } } };
if (stand.happyDOM) stand.happyDOM.settings.device.prefersReducedMotion = 'reduce';

// What a browser has and the stand-in for it lacks; Mantine asks for both when a component is mounted.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
