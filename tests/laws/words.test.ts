import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Domain, type RefusalSpec, wordsOf } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { checkWords } from '@homeport/ui/language/bundles.ts';
import { describe, expect, test } from 'vitest';

/** Every text that is declared has its Spanish and its French; the customers' English differs only where it may. */
const root = join(import.meta.dirname, '../..');
type Words = Record<string, string>;
interface RefusalSet {
  readonly $domain: string;
  readonly $specs: Readonly<Record<string, RefusalSpec>>;
}

const domains = catalogue.domains.map((d) => [`packages/model/src/${d.name}`, wordsOfDomain(d)] as const);
const folders = [
  ...domains.filter(([, words]) => Object.keys(words).length > 0),
  ['packages/grammar/src', { ...commonWords(), ...refusalWords(await refusalsIn('packages/grammar/src')) }] as const,
  ['packages/engine/src', refusalWords(await refusalsIn('packages/engine/src'))] as const,
];

test('there are declared texts to translate', () => {
  const count = folders.reduce((sum, [, words]) => sum + Object.keys(words).length, 0);
  expect(count).toBeGreaterThan(1000);
});

describe.each(folders)('%s', (folder, english) => {
  test.each(['es', 'fr'])('has exactly its declared texts in %s, with the same arguments', (language) => {
    const words = read(join(folder, `${language}.json`));
    expect(checkWords(english, words, true)).toEqual([]);
    expect(emptyOf(words)).toEqual([]);
    expect(quotedOf(words)).toEqual([]);
  });
});

describe.each(['en-x-halden', 'en-x-brightwater'])('the customer English %s', (language) => {
  const overlays = folders.filter(([folder]) => existsSync(join(root, folder, `${language}.json`)));
  test('exists', () => expect(overlays.length).toBeGreaterThan(0));
  test.each(overlays)('replaces only declared texts of %s, by others with the same arguments', (folder, english) => {
    const words = read(join(folder, `${language}.json`));
    expect(checkWords(english, words, false)).toEqual([]);
    expect(emptyOf(words)).toEqual([]);
    expect(Object.keys(words).filter((key) => words[key] === english[key])).toEqual([]);
  });
});

test('a catalogue of texts lies only where texts are declared', () => {
  const known = new Set<string>(folders.map(([folder]) => folder));
  const found = globSync('packages/{model,grammar,engine}/src/**/{es,fr,en-x-*}.json', { cwd: root });
  expect(
    found.map((file) => file.replaceAll('\\', '/')).filter((file) => !known.has(file.slice(0, file.lastIndexOf('/')))),
  ).toEqual([]);
});

/** Texts of one domain; those of common fields are the grammar's. */
function wordsOfDomain({ calculations = [], refusals, ...domain }: Domain): Words {
  const declared = wordsOf({ ...catalogue, ...domain, cards: domain.cards ?? [], calculations, refusals: new Map() });
  const own = Object.entries(declared).filter(([key]) => !key.startsWith('common.'));
  return { ...Object.fromEntries(own), ...refusalWords(refusals) };
}

function commonWords(): Words {
  return Object.fromEntries(Object.entries(wordsOf(catalogue)).filter(([key]) => key.startsWith('common.')));
}

function refusalWords(sets: readonly RefusalSet[]): Words {
  return Object.fromEntries(
    sets.flatMap((set) =>
      Object.entries(set.$specs).map(([name, spec]) => [`refusal.${set.$domain}.${name}`, spec.text] as const),
    ),
  );
}

/** Whatever the `*-refusals.ts` files of a folder declare. */
async function refusalsIn(folder: string): Promise<RefusalSet[]> {
  const files = globSync('**/*-refusals.ts', { cwd: join(root, folder) });
  const modules = await Promise.all(files.map((file) => import(join(root, folder, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module)).filter((value) => typeof value?.$domain === 'string');
}

const read = (path: string): Words => JSON.parse(readFileSync(join(root, path), 'utf8')) as Words;
const emptyOf = (words: Words): string[] => Object.keys(words).filter((key) => !words[key]?.trim());
/** A straight apostrophe quotes in ICU messages: before a brace it would hide an argument. */
const quotedOf = (words: Words): string[] => Object.keys(words).filter((key) => words[key]?.includes("'"));
