import { expect, test } from 'vitest';
import { languageOfLink } from './link-language.ts';

test('a link speaks the language it was sent in, else the company’s; English is the company’s own', () => {
  const company = { language: 'en-x-halden' };
  expect(languageOfLink({ company, language: 'fr' })).toBe('fr');
  expect(languageOfLink({ company, language: 'en' })).toBe('en-x-halden');
  expect(languageOfLink({ company })).toBe('en-x-halden');
  expect(languageOfLink({ company: { language: 'es' }, language: 'en' })).toBe('en');
});
