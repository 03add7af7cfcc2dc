import type { Entity } from './entity.ts';

/**
 * The name of a record from the texts of its title fields, empty ones left out: words that follow each other are spoken as one name,
 * also behind a code ("IN-000012 · Anna Rahman"); other parts have a mark between ("USD · EUR · 03-05-2026").
 */
export function joinTitle(entity: Entity, parts: readonly (readonly [field: string, text: string])[]): string {
  const isSpoken = entity.title.every((name) => /^(text|code)$/.test(entity.fields[name]?.type ?? ''));
  let wasWord = false;
  return parts.reduce((said, [name, text]) => {
    const isWord = isSpoken && entity.fields[name]?.type === 'text';
    const mark = isWord && wasWord ? ' ' : ' · ';
    wasWord = isWord;
    return said ? said + mark + text : text;
  }, '');
}
