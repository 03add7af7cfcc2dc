import { describe, expect, test } from 'vitest';
import { checkWords } from './bundles.ts';
import { pluralCases } from './icu-message.ts';
import { pseudoMessage } from './pseudo.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

const english: Readonly<Record<string, string>> = en;
describe.each([
  ['es', es],
  ['fr', fr],
] as const)('the kit in %s', (_language, words) => {
  test('has every text with the same arguments', () => {
    expect(checkWords(en, words, true)).toEqual([]);
  });
  test('gives one, many and other for every plural', () => {
    for (const [key, text] of Object.entries(words))
      for (const cases of pluralCases(text))
        expect(cases, key).toEqual(expect.arrayContaining(['one', 'many', 'other']));
  });
});
test('English gives one and other for every plural', () => {
  for (const [key, text] of Object.entries(english))
    for (const cases of pluralCases(text)) expect(cases, key).toEqual(expect.arrayContaining(['one', 'other']));
});
test('a missing text, an unknown one and other arguments are found', () => {
  expect(checkWords({ a: 'A {x}', b: 'B' }, { a: 'A {y}', c: 'C' }, true)).toEqual([
    { key: 'a', fault: 'otherArguments' },
    { key: 'c', fault: 'unknownKey' },
    { key: 'b', fault: 'missingKey' },
  ]);
});
test('every text has a pseudo form with the same arguments, in brackets and at least 40 % longer', () => {
  for (const [key, text] of Object.entries(english)) {
    const pseudo = pseudoMessage(text);
    expect(checkWords({ [key]: text }, { [key]: pseudo }, true), key).toEqual([]);
    expect(pseudo.startsWith('[') && pseudo.endsWith(']'), key).toBe(true);
  }
  expect(pseudoMessage('Save changes').length).toBeGreaterThanOrEqual(Math.ceil('Save changes'.length * 1.4));
});
