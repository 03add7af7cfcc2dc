import { describe, expect, it } from 'vitest';
import { startLocale, wordsLanguage } from './locale.ts';
import { subDomainOf } from './theme.ts';

describe('before anybody has signed in', () => {
  it.each([
    ['castellane.example.com', 'castellane'],
    ['castellane.localhost', 'castellane'],
    ['localhost', ''],
    ['example.com', ''],
    ['127.0.0.1', ''],
    ['::1', ''],
  ])('the company of %s is “%s”', (host, company) => {
    expect(subDomainOf(host)).toBe(company);
  });

  it('speaks the company’s language, else the browser’s, else English', () => {
    expect(startLocale('fr', ['es-MX'])).toBe('fr');
    expect(startLocale('', ['de-DE', 'es-MX'])).toBe('es');
    expect(startLocale(null, ['de-DE'])).toBe('en');
  });

  it('has words for the language of a variant', () => {
    expect(wordsLanguage('en-x-halden')).toBe('en');
    expect(wordsLanguage('pt')).toBe('en');
  });
});
