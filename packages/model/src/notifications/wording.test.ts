import { expect, test } from 'vitest';
import { type Wording, wordedIn, wordingLanguage } from './wording.rules.ts';

const written: Wording = {
  title: 'Maintenance',
  body: 'On Sunday.',
  titleEs: 'Mantenimiento',
  bodyEs: null,
  titleFr: null,
  bodyFr: 'Dimanche.',
};

test('a reader gets each part in their language where it is written, else as it was written first', () => {
  expect(wordedIn(written, 'en')).toEqual({ title: 'Maintenance', body: 'On Sunday.' });
  expect(wordedIn(written, 'es')).toEqual({ title: 'Mantenimiento', body: 'On Sunday.' });
  expect(wordedIn(written, 'fr')).toEqual({ title: 'Maintenance', body: 'Dimanche.' });
});

test('variants are read in their language, and whoever reads none of the three in English', () => {
  expect(['en-x-halden', 'es-MX', 'fr', 'de', ''].map(wordingLanguage)).toEqual(['en', 'es', 'fr', 'en', 'en']);
});
