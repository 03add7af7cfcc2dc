import { type Entity, type Filter, isCondition, wiresOf } from '@homeport/grammar';
import type { ListQuery } from './store.ts';

/** Words of a text that are looked for. */
const most = 8;
/** Fewer letters than this are no entry of the index, which knows three letters at a time. */
export const wholeWord = 3;

/** The words of a free text, each of which has to be there. */
export const wordsOf = (text: string | undefined): readonly string[] =>
  text === undefined
    ? []
    : text
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '')
        .slice(0, most);

/**
 * What has to stand in the searched text of every row that a list finds: the words of its free text, and what its filter wants
 * a searched field to contain. The filter itself is asked as well; this lets the index of words find its rows.
 */
export function wordsIn(entity: Entity, { text, filter }: Pick<ListQuery, 'text' | 'filter'>): readonly string[] {
  const words = wordsOf(text);
  return filter ? [...words, ...containedIn(entity, filter)].slice(0, most) : words;
}

function containedIn(entity: Entity, filter: Filter): readonly string[] {
  if (!isCondition(filter)) return 'all' in filter ? filter.all.flatMap((part) => containedIn(entity, part)) : [];
  const { field, op, value } = filter;
  const isSearched = entity.search?.includes(wiresOf(entity).get(field) ?? field) === true;
  if (op !== 'lk' || !isSearched || typeof value !== 'string') return [];
  return value.split(/[*%]/).filter((piece) => isIndexed(piece) && isSureOfCase.test(piece));
}

/** Letters beyond these may be the same in another case and yet not be folded to the same. */
const isSureOfCase = /^[ -\u017f]*$/;

export const isIndexed = (word: string): boolean => [...word].length >= wholeWord;
export const wordsForm = (words: readonly string[]): string =>
  words.map((word) => (isIndexed(word) ? 'w' : 's')).join('');
export const wordInputs = (words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(words.map((word, i) => [`word${i}`, `%${word.replace(/[\\_%]/g, '\\$&')}%`]));
