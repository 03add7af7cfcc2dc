import { expect, test } from 'vitest';
import { checkWords } from '../language/bundles.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

test.each([
  ['es', es],
  ['fr', fr],
])('%s has every text of the own account, with the same arguments', (_name, other) => {
  expect(checkWords(en, other, true)).toEqual([]);
});
test('texts of the specification stand as they are written there', () => {
  expect(en.saved).toBe('Saved Successfully');
  expect(en.notSaved).toBe('Unable to save');
});
