import { type Piece, readMessage } from '@homeport/ui/language/icu-message.ts';
import { describe, expect, test } from 'vitest';
import { wordFiles } from '../support/word-files.ts';

/** “1 de 1 pasos hechos”: what is counted and bends with its number stands in a plural, or before the number (“Hechos: 1”). */
const languages = ['en', 'es', 'fr'] as const;
type Language = (typeof languages)[number];

/** Arguments that count something. What is at most or at least so much (`max`, `most`, `expected` …) is never one. */
const counts =
  /^(count|done|total|of|days|hours|minutes|seconds|changed|added|created|updated|failed|deleted|erased|left|used|allowed|entries|rows|records|locked|outstanding|found|sent|n)$/;
/** Words that do not bend with the number before them: what goes on with the sentence, and units. */
const unbent: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['of', 'out', 'to', 'in', 'at', 'or', 'so', 'over', 'behind', 'not', 'as', 'from'],
    // English says “1 done” and “5 done”.
    ...['done', 'chosen', 'completed', 'created', 'added', 'changed', 'updated', 'failed', 'used', 'left', 's', 'min'],
  ],
  es: ['de', 'a', 'o', 'y', 'en', 'hasta', 'para', 'sin', 'como', 'no', 's', 'min'],
  fr: ['sur', 'à', 'ou', 'et', 'pour', 'de', 'en', 'dans', 'derrière', 'maintenant', 's', 'min', 'fois'],
};
/** Texts whose number is never one, and why, by their key; in every language. */
const neverOne: Readonly<Record<string, string>> = {
  used: 'a rule allows 90 or 183 days',
  'forecast.after': 'a rule allows 90 or 183 days',
  upTo: 'said only of what can be chosen several times',
  'runs.more': 'said when a hundred runs are shown',
  'import.repairMore': 'said when the first hundred are shown',
  foundFirst: 'said when there are more than are shown',
  foundMore: 'said when there are more than are counted',
  'days.left': 'a rule allows 90 or 183 days',
  'lumpSum.amount': 'amounts of money',
  'refusal.exchange.expectedDate': 'what was found is a text, and no number of it',
  'finding.expenses.tooOld': 'the age that a policy allows is weeks at least',
  'refusal.expenses.tooOld': 'the age that a policy allows is weeks at least',
  'refusal.payments.coolingOff': 'the waiting time of changed bank details is many hours',
  'refusal.travel.tooLong': 'the longest entry is years',
  'refusal.travel.transitTooLong': 'a transit has two days',
  'event.identity.invitationSent.0.body': 'an invitation lasts for days',
  'event.identity.passcodeRequested.0.body': 'a code is good for several minutes',
  'event.identity.passwordResetRequested.0.body': 'a link is good for several minutes',
  'event.identity.signInCodeRequested.0.body': 'a code is good for several minutes',
  'event.identity.phoneCodeRequested.0.body': 'a code is good for several minutes',
};

/** A message as it reads outside its plurals: once, or once for each choice. */
function outsidePlurals(pieces: readonly Piece[]): string[] {
  return pieces.reduce<string[]>(
    (read, piece) => {
      const here =
        piece.kind === 'words'
          ? [piece.text]
          : piece.type === 'select'
            ? piece.cases.flatMap(([, inner]) => outsidePlurals(inner))
            : [piece.type === 'plural' || piece.type === 'selectordinal' ? '#' : `{${piece.name}}`];
      return read.flatMap((before) => here.map((one) => before + one));
    },
    [''],
  );
}
/** Counted words of a text that have no plural, such as `{count} pasos`. */
function unbentIn(text: string, language: Language): string[] {
  return outsidePlurals(readMessage(text)).flatMap((read) =>
    [...read.matchAll(/\{(\w+)\}[ \u00a0\u202f](\p{L}+)/gu)]
      .filter(([, name = '', word = '']) => counts.test(name) && !unbent[language].includes(word.toLowerCase()))
      .map(([found]) => found),
  );
}

describe.each(languages)('texts in %s', (language) => {
  const all = wordFiles(language).flatMap(([file, words]) =>
    Object.entries(words).map(([key, text]) => ({ file, key, text })),
  );
  test('give what is counted a plural', () => {
    expect(all.length).toBeGreaterThan(1000);
    const faults = all
      .filter(({ key }) => !(key in neverOne))
      .flatMap(({ file, key, text }) => unbentIn(text, language).map((found) => `${file} ${key}: ${found}`));
    expect(faults).toEqual([]);
  });
});

test('a text without its plural is found, one with it is not', () => {
  expect(unbentIn('{done} de {count} pasos hechos', 'es')).toEqual(['{count} pasos']);
  expect(unbentIn('{done} rows done', 'en')).toEqual(['{done} rows']);
  expect(unbentIn('{kind, select, a {{count} notes} other {none}}', 'en')).toEqual(['{count} notes']);
  expect(unbentIn('{count, plural, one {# paso hecho} other {# pasos hechos}} de {total}', 'es')).toEqual([]);
});
test('an exception is for a text that needs it', () => {
  const needed = languages.flatMap((language) =>
    wordFiles(language).flatMap(([, words]) =>
      Object.keys(words).filter((key) => unbentIn(words[key] as string, language).length > 0),
    ),
  );
  expect(Object.keys(neverOne).filter((key) => !needed.includes(key))).toEqual([]);
});
