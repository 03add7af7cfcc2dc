import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropTokens, keepTokens, readTokens } from './tokens.ts';

const answer = { access_token: 'a', refresh_token: 'r', expires_in: 600 };
const kept = { access: 'a', refresh: 'r', endsAt: 601_000 };
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => stored.clear());
afterEach(() => {
  dropTokens();
  vi.unstubAllGlobals();
});

test('tokens are kept in local storage and gone with the session', () => {
  vi.stubGlobal('localStorage', storage);
  expect(keepTokens(answer, 1000)).toEqual(kept);
  expect([...stored.values()].map((text) => JSON.parse(text))).toEqual([kept]);
  stored.set([...stored.keys()][0] as string, JSON.stringify({ ...kept, access: 'of another tab' }));
  expect(readTokens()?.access).toBe('of another tab');
  dropTokens();
  expect([stored.size, readTokens()]).toEqual([0, null]);
});
test('where a browser refuses to store, the session lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepTokens(answer, 1000);
  expect(readTokens()).toEqual(kept);
  dropTokens();
  expect(readTokens()).toBeNull();
});
