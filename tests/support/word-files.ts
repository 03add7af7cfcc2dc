import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerWords } from '@homeport/model/assistant';

const root = join(import.meta.dirname, '../..');
type Words = Readonly<Record<string, string>>;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What new companies begin with: `nameFr: '…'` of the reference data. */
export const ofReference = (language: string): (readonly [string, Words])[] =>
  globSync('apps/server/src/modules/reference/*.data.ts', { cwd: root }).map((file) => {
    const named = new RegExp(String.raw`\b(\w+${language === 'fr' ? 'Fr' : 'Es'}): ('(?:[^'\\]|\\.)*')`, 'g');
    const found = [...read(file).matchAll(named)];
    const texts = found.map(([, key, text = "''"], at) => [
      `${key} ${at}`,
      JSON.parse(`"${text.slice(1, -1).replaceAll('"', '\\"').replaceAll("\\'", "'")}"`) as string,
    ]);
    return [file, Object.fromEntries(texts)] as const;
  });
/** Texts of a file; where files are kept apart by language their texts may be grouped once more. */
const flat = (words: object): Words =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : Object.entries(flat(text)).map(([one, of]) => [`${key}.${one}`, of]),
    ),
  );
const opening = 'apps/workspace/src/words/opening.json';
/** Every file of texts in a language, with what stands beside code; English stands in the declarations, where it is not a file. */
export const wordFiles = (language: 'en' | 'es' | 'fr'): (readonly [string, Words])[] => [
  ...globSync(`{packages,apps}/*/src/**/{,*.}${language}.json`, { cwd: root }).map(
    (file) => [file, flat(JSON.parse(read(file)))] as const,
  ),
  ...(language === 'en' ? [] : ofReference(language)),
  [opening, (JSON.parse(read(opening)) as Record<string, Words>)[language] as Words],
  ['the assistant', answerWords[language]],
];
