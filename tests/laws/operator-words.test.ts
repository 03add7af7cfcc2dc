import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operators } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { wordFiles } from '../support/word-files.ts';

/** A comparison is said in the same words by a filter of a list, a form that stores it, and a list of those that are stored. */
const kitWords = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../packages/ui/src/records/words/${language}.json`), 'utf8'));
const stored = catalogue.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.type === 'option' && field.offers?.what === 'operator'
      ? [{ key: `${entity.name}.${name}`, choices: field.choices ?? {} }]
      : [],
  ),
);

test('an operator that is stored has the words of every filter, in three languages', () => {
  expect(stored.length).toBeGreaterThan(2);
  for (const language of ['en', 'es', 'fr'] as const) {
    const kit = kitWords(language);
    const words = Object.assign({}, ...wordFiles(language).map(([, texts]) => texts));
    for (const { key, choices } of stored) {
      expect(Object.keys(choices).toSorted(), key).toEqual([...operators].toSorted());
      const said = Object.keys(choices).map((op) => (language === 'en' ? choices[op] : words[`${key}.${op}`]));
      expect(said, `${key} in ${language}`).toEqual(Object.keys(choices).map((op) => kit[`op.${op}`]));
    }
  }
});
