import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshTokens } from './refresh.ts';
import { dropTokens, keepTokens, readTokens } from './tokens.ts';

/** What all tabs of a browser share; another tab writes into it directly. */
const shared = new Map<string, string>();
const storage = {
  getItem: (key: string) => shared.get(key) ?? null,
  setItem: (key: string, value: string) => void shared.set(key, value),
  removeItem: (key: string) => void shared.delete(key),
};
const answer = (name: string) => ({
  access_token: `${name} access`,
  refresh_token: `${name} refresh`,
  expires_in: 600,
});
let answered: (response: Response) => void;
const asked = vi.fn(
  () =>
    new Promise<Response>((resolve) => {
      answered = resolve;
    }),
);
beforeEach(() => {
  shared.clear();
  asked.mockClear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', asked);
  keepTokens(answer('first'));
});
afterEach(() => {
  dropTokens();
  vi.unstubAllGlobals();
});

test('new tokens take the place of those that were asked with', async () => {
  const done = refreshTokens('first access');
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  answered(Response.json(answer('second')));
  expect(await done).toBe(true);
  expect(readTokens()?.access).toBe('second access');
});

test('who signs out in another tab while tokens are renewed is not signed in again by the answer', async () => {
  const done = refreshTokens('first access');
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  shared.clear();
  answered(Response.json(answer('second')));
  expect(await done).toBe(false);
  expect([shared.size, readTokens()]).toEqual([0, null]);
});

test('who has signed out in another tab is not asked for with the tokens that this one remembers', async () => {
  shared.clear();
  expect(await refreshTokens('first access')).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  expect(readTokens()).toBeNull();
});

test('somebody who signs in in another tab meanwhile stays', async () => {
  const done = refreshTokens('first access');
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  const [key] = [...shared.keys()];
  shared.set(
    key as string,
    JSON.stringify({ access: 'of another', refresh: 'another refresh', endsAt: Date.now() + 600_000 }),
  );
  answered(Response.json(answer('second')));
  expect(await done).toBe(true);
  expect(readTokens()?.access).toBe('of another');
});
