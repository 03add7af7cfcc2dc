import type { Entity } from './entity.ts';

/**
 * The name of a record from the texts of its title fields, empty ones left out: words that follow each other are spoken as one name,
 * also behind a code ("IN-000012 · Anna Rahman"); other parts have a mark between ("USD · EUR · 03-05-2026").
 */
export function joinTitle(entity: Entity, parts: readonly (readonly [field: string, text: string])[]): string {
  const typeOf = (name: string | undefined) => entity.fields[name ?? '']?.type;
  const isSpoken = entity.title.every((name) => typeOf(name) === 'text' || typeOf(name) === 'code');
  const isWord = (name: string | undefined) => isSpoken && typeOf(name) === 'text';
  return parts
    .map(([name, text], i) => (i === 0 ? text : `${isWord(name) && isWord(parts[i - 1]?.[0]) ? ' ' : ' · '}${text}`))
    .join('');
}
