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

/** Languages in which a record can be called besides the one of its title. */
const otherLanguages = ['es', 'fr'] as const;

/** The field that says a part of a title in a language (`nameFr` beside `name`), where there is one. */
export function titleFieldIn(entity: Entity, name: string, language: string): string | undefined {
  const own = `${name}${language.charAt(0).toUpperCase()}${language.slice(1)}`;
  return entity.fields[name]?.type === 'text' && entity.fields[own]?.type === 'text' ? own : undefined;
}

/** The fields that say a part of a title, in whatever language: itself, and those of other languages. */
export const titleFieldsOf = (entity: Entity, name: string): readonly string[] => [
  name,
  ...otherLanguages.flatMap((language) => titleFieldIn(entity, name, language) ?? []),
];
