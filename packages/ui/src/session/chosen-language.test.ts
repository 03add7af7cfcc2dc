// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage, withChosenLanguage } from './chosen-language.ts';

const me = { id: 'me', language: 'en' };
const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', server));
afterEach(() => {
  server.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

test('a language chosen before signing in becomes that of whoever signs in, once', async () => {
  server.mockImplementation(async () => Response.json({ ...me, language: 'es' }));
  chooseLanguage('es');
  expect(await withChosenLanguage(me)).toEqual({ id: 'me', language: 'es' });
  const [address, init] = server.mock.calls[0] ?? [];
  expect([String(address), init?.method, init?.body]).toEqual([
    expect.stringContaining('/user/me'),
    'PUT',
    JSON.stringify({ language: 'es' }),
  ]);
  expect(await withChosenLanguage(me)).toBe(me);
  expect(server).toHaveBeenCalledTimes(1);
});

test('who chose nothing, or what is stored already, is asked for nothing; what cannot be saved leaves the stored one', async () => {
  expect(await withChosenLanguage(me)).toBe(me);
  chooseLanguage('en');
  expect(await withChosenLanguage(me)).toBe(me);
  expect(server).not.toHaveBeenCalled();
  server.mockImplementation(async () => Response.json({ title: 'No' }, { status: 403 }));
  chooseLanguage('fr');
  expect(await withChosenLanguage(me)).toBe(me);
});
