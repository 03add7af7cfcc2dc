// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { startLanguage } from './start-language.ts';

const bundles = {
  en: { app: { greet: 'Hello {name}', files: '{count, plural, one {# file} other {# files}}', host: 'Host' } },
  fr: {
    app: {
      greet: 'Bonjour {name}',
      files: '{count, plural, one {# fichier} many {# fichiers} other {# fichiers}}',
      host: 'Accueil',
    },
  },
};
const overlays = { 'en-x-halden': { app: { host: 'Destination' } } };

test('a customer variant says its own words and English for the rest', async () => {
  const { i18n } = await startLanguage({ locale: 'en-x-halden', bundles, overlays });
  expect(i18n.t('host')).toBe('Destination');
  expect(i18n.t('greet', { name: 'Ada' })).toBe('Hello Ada');
  expect(i18n.t('files', { count: 2 })).toBe('2 files');
  expect(document.documentElement.lang).toBe('en');
});
test('switching the language loads its words and marks the page', async () => {
  const language = await startLanguage({ locale: 'en', bundles });
  await language.switchTo('fr');
  expect(language.i18n.t('files', { count: 0 })).toBe('0 fichier');
  expect(language.i18n.t('save', { ns: 'ui' })).toBe('Enregistrer');
  expect(document.documentElement.lang).toBe('fr');
});
test('what French lacks comes in English', async () => {
  const { i18n } = await startLanguage({ locale: 'fr', bundles: { ...bundles, fr: { app: {} } } });
  expect(i18n.t('greet', { name: 'Ada' })).toBe('Hello Ada');
});
test('the pseudo-locale brackets every text and keeps arguments', async () => {
  const { i18n } = await startLanguage({ locale: 'en-XA', bundles });
  expect(i18n.t('greet', { name: 'Ada' })).toMatch(/^\[Ĥéļļö Ada .+\]$/);
  expect(i18n.t('files', { count: 1 })).toMatch(/^\[1 ƒîļé/);
});
