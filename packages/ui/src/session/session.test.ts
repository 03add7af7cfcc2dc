// @vitest-environment happy-dom

import { subDomainOf } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';
import { localeFor, startLocale, wordsLanguage } from './locale.ts';

test.each([
  ['castellane.homeport.example', 'castellane'],
  ['castellane.localhost', 'castellane'],
  ['homeport.example', ''],
  ['localhost', ''],
  ['127.0.0.1', ''],
  ['[::1]', ''],
  ['::1', ''],
])('the company of %s is "%s"', (host, company) => {
  expect(subDomainOf(host)).toBe(company);
});

describe('the language before signing in', () => {
  test('is the chosen one, else the company’s, else the first of the browser’s that is spoken here, else English', () => {
    expect(startLocale('fr', ['es-MX'])).toBe('fr');
    expect(startLocale('', ['de-DE', 'es-MX', 'fr'])).toBe('es');
    expect(startLocale(null, ['de-DE'])).toBe('en');
    localStorage.setItem('homeport.locale', 'es');
    expect(startLocale('fr', ['fr'])).toBe('es');
    localStorage.clear();
  });
  test('is the company’s own English where it has one', () => {
    expect(localeFor('en', 'en-x-halden')).toBe('en-x-halden');
    expect(localeFor('es', 'en-x-halden')).toBe('es');
    expect(wordsLanguage('en-x-halden')).toBe('en');
    expect(wordsLanguage('de')).toBe('en');
  });
});
