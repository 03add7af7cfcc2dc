import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, callBytes, whenSessionEnds } from './call.ts';
import { dropTokens, keepTokens, readTokens } from './tokens.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  keepTokens({ access_token: 'a', refresh_token: 'r', expires_in: 600 });
});
afterEach(() => dropTokens());

test.each([
  ['an answer', () => call('GET', 'fe/person/search')],
  ['a file', () => callBytes('file-storage/raw/1')],
])('a network that is lost in the middle of %s is no fault of the page', async (_, ask) => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"conte'));
      controller.error(new TypeError('network error'));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }));
  await expect(ask()).rejects.toMatchObject({ name: 'Problem', status: 0 });
});

test.each([
  ['the network is lost', () => Promise.reject(new TypeError('failed')), 0],
  ['the server starts again', async () => new Response('', { status: 503 }), 503],
] as const)('a session does not end because %s while its token is replaced', async (_, renew, status) => {
  let isOver = false;
  whenSessionEnds(() => {
    isOver = true;
  });
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/refresh') ? renew() : Promise.resolve(new Response('{}', { status: 401 })),
  );
  await expect(call('GET', 'user/me')).rejects.toMatchObject({ name: 'Problem', status });
  expect(isOver).toBe(false);
  expect(readTokens()?.refresh).toBe('r');
});

test('a session ends when the server says that it is over', async () => {
  let isOver = false;
  whenSessionEnds(() => {
    isOver = true;
  });
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  await expect(call('GET', 'user/me')).rejects.toMatchObject({ status: 401 });
  expect([isOver, readTokens()]).toEqual([true, null]);
});
