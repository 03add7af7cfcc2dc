import { describe, expect, it } from 'vitest';
import { checkWords } from '../../language/bundles.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import { withinSentence } from './use-labels.ts';

describe('the texts of the generated screens', () => {
  it.each([
    ['es', es],
    ['fr', fr],
  ])('are complete in %s, with the same arguments', (_language, words) => {
    expect(checkWords(en, words, true)).toEqual([]);
  });
});

it.each([
  ['Persons', 'persons'],
  ['Notes de frais', 'notes de frais'],
  ['Étapes', 'étapes'],
  ['API clients', 'API clients'],
  ['Expense Reports', 'Expense Reports'],
])('%s is %s within a sentence', (name, within) => {
  expect(withinSentence(name)).toBe(within);
});
