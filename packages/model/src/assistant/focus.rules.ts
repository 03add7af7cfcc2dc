import { keywordsOf, plainWords } from './question.rules.ts';
import {
  benefitWords,
  leftWords,
  limitWords,
  type OwnTopic,
  stateWords,
  subjectTopics,
  topicPatterns,
  usualTopics,
} from './question-words.data.ts';
import { kindWords, subjectWords } from './subjects.data.ts';

/** A line that could answer, with the words by which a question may name it. */
export interface Entry {
  readonly text: string;
  readonly about: string;
}

const subjects = Object.entries(subjectWords).map(([name, words]) => ({ name, words: new Set(words.split(' ')) }));
const kinds = new Set(kindWords.split(' '));

/** A word without the ending of its plural, so that "schools" is "school"; short words stay. */
const singular = (word: string): string => (word.length > 4 ? word.replace(/(?<=[^s])s$|(?<=[lrndz])es$/, '') : word);

/** The things a text speaks of, in whatever language. */
export function subjectsIn(text: string): ReadonlySet<string> {
  // "son" is somebody in English only, behind whose he is; elsewhere it is "they are" and "his".
  const words = plainWords(text)
    .replace(/ (my|our|your|the) sons? /, ' $1 child ')
    .trim()
    .split(' ');
  return new Set(
    subjects
      .filter((one) => words.some((word) => one.words.has(word) || one.words.has(singular(word))))
      .map((one) => one.name),
  );
}

/** What names one thing among others in a text: its subjects, and its words that are not those of a kind. */
function namesIn(text: string): ReadonlySet<string> {
  const words = keywordsOf(text, Number.POSITIVE_INFINITY).filter(
    (word) => !kinds.has(word) && !kinds.has(singular(word)),
  );
  return new Set([...subjectsIn(text), ...words.map(singular)]);
}

/**
 * Of several entries those that a question names best, by a subject or by a word of their own; none where it names
 * none of them. A name that all of them have (of two or more) tells none from another.
 */
export function namedBy<E extends Entry>(question: string, entries: readonly E[]): readonly E[] {
  const asked = namesIn(question);
  const all = entries.map((entry) => ({ entry, names: namesIn(entry.about) }));
  const telling = [...asked].filter((name) => all.length < 2 || !all.every(({ names }) => names.has(name)));
  const scored = all.map(({ entry, names }) => ({ entry, score: telling.filter((name) => names.has(name)).length }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ entry }) => entry);
}

/**
 * Where to look for the things that a question names without saying of what kind they are: for their state or day, or for what is granted
 * and left of them.
 */
export function inferredTopics(question: string): readonly OwnTopic[] {
  const words = plainWords(question);
  const asksForAmount = benefitWords.test(words) || leftWords.test(words);
  // "What do I have to do for my visa?" is of the visa, whatever else waits.
  const found =
    stateWords.test(words) || topicPatterns.NEXT.some((pattern) => pattern.test(words))
      ? [...subjectsIn(question)].flatMap((subject) => subjectTopics[subject] ?? usualTopics)
      : [];
  return [
    ...new Set<OwnTopic>([
      ...(limitWords.test(words) ? (['MONEY'] as const) : []),
      ...(asksForAmount ? (['BENEFITS'] as const) : []),
      ...found,
    ]),
  ].slice(0, 3);
}
