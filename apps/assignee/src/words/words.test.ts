import { checkWords } from '@homeport/ui/language/bundles.ts';
import { formatMessage } from '@homeport/ui/language/icu-format.ts';
import { isPlainMessage } from '@homeport/ui/language/plain-text.ts';
import { describe, expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import brightwater from './en-x-brightwater.json' with { type: 'json' };
import halden from './en-x-halden.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import leanEn from './lean.en.json' with { type: 'json' };
import leanEs from './lean.es.json' with { type: 'json' };
import leanFr from './lean.fr.json' with { type: 'json' };

type Table = Readonly<Record<string, string>>;
const languages: readonly (readonly [string, Table, Table])[] = [
  ['es', en, es],
  ['fr', en, fr],
  ['es of the public pages', leanEn, leanEs],
  ['fr of the public pages', leanEn, leanFr],
];

test.each(languages)('%s has every text, with the same arguments', (_name, english, other) => {
  expect(checkWords(english, other, true)).toEqual([]);
});
test.each([
  ['Halden', halden],
  ['Brightwater', brightwater],
])('the English of %s holds only texts that exist and differ', (_name, variant: Table) => {
  expect(checkWords(en, variant, false)).toEqual([]);
  for (const [key, text] of Object.entries(variant)) expect(text).not.toBe((en as Table)[key]);
});
test('the texts of the public pages need no more than names put in', () => {
  for (const table of [leanEn, leanEs, leanFr])
    for (const text of Object.values(table)) expect(isPlainMessage(text), text).toBe(true);
});

describe('plurals', () => {
  const counted = Object.entries(en).filter(([, text]) => text.includes(', plural,'));
  test('have one, many and other in Spanish and French', () => {
    expect(counted.length).toBeGreaterThan(5);
    for (const [key] of counted)
      for (const table of [es, fr] as Table[])
        for (const form of ['one {', 'many {', 'other {']) expect(table[key], key).toContain(form);
  });
  test('are written in every language for every count', () => {
    const values = { date: '21-11-2026' };
    for (const [locale, table] of [
      ['en-US', en],
      ['es', es],
      ['fr', fr],
    ] as const)
      for (const [key] of counted)
        for (const count of [0, 1, 2, 5, 1_000_000]) {
          const said = formatMessage(
            (table as Table)[key] as string,
            { ...values, count, days: count, decimals: count },
            locale,
          );
          expect(said, key).not.toMatch(/[{}#]/);
        }
  });
  test('say nothing in the singular about none in English, and one about none in French', () => {
    expect(formatMessage(en['money.reports'], { count: 0 }, 'en-US')).toBe('0 reports');
    expect(formatMessage(fr['money.reports'], { count: 0 }, 'fr')).toBe('0 note');
  });
});
test('texts of the specification stand as they are written there', () => {
  expect(en.saved).toBe('Saved Successfully');
  expect(en.notSaved).toBe('Unable to save');
  expect(en.actionDone).toBe('Action was successful');
  expect(en.actionFailed).toBe('Action failed');
  expect(en['expense.taxesMissing']).toBe('The tax options have not been retrieved. Do you wish to continue?');
  expect(leanEn.incorrectRole).toBe('incorrect role');
});

describe('texts that come with a page', () => {
  const files = import.meta.glob<{ default: Table }>('../*/words/{en,es,fr}.json', { eager: true });
  const spaces = [...new Set(Object.keys(files).map((path) => path.replace(/\/[a-z]+\.json$/, '')))];
  const table = (space: string, language: string): Table => files[`${space}/${language}.json`]?.default ?? {};
  test.each(spaces)('%s has every text in three languages, and every plural form', (space) => {
    for (const language of ['es', 'fr']) {
      expect(checkWords(table(space, 'en'), table(space, language), true)).toEqual([]);
      for (const [key, text] of Object.entries(table(space, 'en')))
        if (text.includes(', plural,'))
          for (const form of ['one {', 'many {', 'other {']) expect(table(space, language)[key], key).toContain(form);
    }
  });
});
