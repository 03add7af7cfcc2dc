import { toasts } from '@homeport/ui/parts/toasts.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a page shows is waited for until it is there: a busy machine is no fault of the page. It costs a test that passes nothing.
configure({ asyncUtilTimeout: 20_000 });

// Every test of a component starts on an empty page, with an empty storage, and with nothing said: files share the notices.
afterEach(() => {
  cleanup();
  while (toasts.store.get().shown) toasts.close();
  toasts.store.set({ shown: null, waiting: [], history: [] });
  localStorage.clear();
  sessionStorage.clear();
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
