// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage, withChosenLanguage } from './chosen-language.ts';
import { startLocale } from './locale.ts';

const me = { id: 'me', language: 'en' };
const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', server));
afterEach(() => {
  server.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

test('a language chosen before signing in becomes that of whoever signs in, who is told, once', async () => {
  server.mockImplementation(async () => Response.json({ ...me, language: 'es' }));
  chooseLanguage('es');
  expect(startLocale('en')).toBe('es');
  expect(await withChosenLanguage(me)).toEqual({
    me: { id: 'me', language: 'es' },
    news: { key: 'language.kept', values: { language: 'Español' } },
  });
  const [address, init] = server.mock.calls[0] ?? [];
  expect([String(address), init?.method, init?.body]).toEqual([
    expect.stringContaining('/user/me'),
    'PUT',
    JSON.stringify({ language: 'es' }),
  ]);
  expect(await withChosenLanguage(me)).toEqual({ me });
  expect(server).toHaveBeenCalledTimes(1);
});

test('what cannot be saved holds for this visit, and that is told', async () => {
  server.mockImplementation(async () => Response.json({ title: 'No' }, { status: 403 }));
  chooseLanguage('fr');
  expect(await withChosenLanguage(me)).toEqual({
    me: { id: 'me', language: 'fr' },
    news: { key: 'language.visit', values: { language: 'Français' } },
  });
});

test('who chose nothing, or what is stored already, is asked and told nothing', async () => {
  expect(await withChosenLanguage(me)).toEqual({ me });
  chooseLanguage('en');
  expect(await withChosenLanguage(me)).toEqual({ me });
  expect(server).not.toHaveBeenCalled();
});
