import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Every test of a component starts on an empty page, with an empty storage.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// What a browser has and the stand-in for it lacks; Mantine asks for both when a component is mounted.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
