import { expect, test } from 'vitest';
import { checkWords } from '../language/bundles.ts';
import { isPlainMessage } from '../language/plain-text.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

test.each([
  ['es', es],
  ['fr', fr],
])('%s has every text of the sign-in, with the same arguments', (_name, other) => {
  expect(checkWords(en, other, true)).toEqual([]);
});
test('the sign-in needs no language library: names are all that is put in', () => {
  for (const table of [en, es, fr])
    for (const text of Object.values(table)) expect(isPlainMessage(text), text).toBe(true);
});
test('texts of the specification stand as they are written there', () => {
  expect(en.fillUsername).toBe('Please enter a Username');
});
