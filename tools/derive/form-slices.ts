import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  allowanceOf,
  type Catalogue,
  commonFields,
  type DeclaredForm,
  type Entity,
  type Field,
  type Grant,
  isNumberedAtStart,
  kebab,
  wordsOf,
} from '@homeport/grammar';
import type { Derived } from './derived-files.ts';

/** What people look after themselves in forms designed for them; each gets a slice of its declaration. */
const designed = [
  'bankDetails',
  'calendarEvent',
  'caseExpense',
  'caseExpenseBatch',
  'changeOfCircumstance',
  'dependant',
  'person',
  'travelDocument',
  'trip',
] as const;
/** Whose forms these are. */
const roles = ['assignee', 'dependant'] as const;
const languages = ['es', 'fr'] as const;
const folder = 'packages/model/src/designed-forms';

type Words = Readonly<Record<string, string>>;
/** The texts of a domain in a language. */
export type SpokenWords = (domain: string, language: string) => Words;

/** Reads the texts of all domains. */
export async function wordsIn(root: string, { domains }: Pick<Catalogue, 'domains'>): Promise<SpokenWords> {
  const read = async (domain: string, language: string): Promise<[string, Words]> => {
    const text = await readFile(join(root, `packages/model/src/${domain}/${language}.json`), 'utf8').catch(() => '{}');
    return [`${domain}.${language}`, JSON.parse(text)];
  };
  const found = await Promise.all(domains.flatMap(({ name }) => languages.map((language) => read(name, language))));
  const tables = new Map(found);
  return (domain, language) => tables.get(`${domain}.${language}`) ?? {};
}

/** The files of the designed forms. */
export const deriveFormSlices = (
  catalogue: Catalogue,
  words: SpokenWords,
  names: readonly string[] = designed,
): Derived[] =>
  names.map((name) => {
    const record = name.charAt(0).toUpperCase() + name.slice(1);
    const slice = formSlice(catalogue, words, name);
    const text = [
      '// Written by `npm run derive` from the declaration of the entity: what a designed form of it is drawn from.',
      "import type { DeclaredForm } from '@homeport/grammar';",
      `import type { ${record} } from '../${domainOf(catalogue, name)}/door.generated.ts';`,
      '',
      `export const ${name}Form: DeclaredForm<${record}> = {`,
      `  entity: ${JSON.stringify(slice.entity)},`,
      `  words: ${JSON.stringify(slice.words)},`,
      '};',
      '',
    ].join('\n');
    return { path: `${folder}/${kebab(name)}.generated.ts`, text };
  });

/**
 * What a designed form is drawn from: of an entity the fields that these roles may fill in, with their labels, limits and
 * choices in every language, and the rights of these roles. A field that is declared is in it by the next derivation; nobody
 * lists it.
 */
export function formSlice<R>(catalogue: Catalogue, words: SpokenWords, name: string): DeclaredForm<R> {
  const entity = sliceOf(catalogue.entity(name));
  const keys = Object.keys(wordsOf({ ...catalogue, entities: [entity], ...nothingElse })).filter(
    (key) => !key.startsWith('common.'),
  );
  const spoken = languages.map((language) => {
    const known = words(domainOf(catalogue, name), language);
    return [language, Object.fromEntries(keys.flatMap((key) => (known[key] ? [[key, known[key]]] : [])))] as const;
  });
  return { entity, words: Object.fromEntries(spoken) };
}
const domainOf = ({ domains }: Catalogue, name: string): string =>
  domains.find(({ entities }) => entities.some((one) => one.name === name))?.name ?? '';
const nothingElse = {
  actions: [],
  routes: [],
  events: [],
  screens: [],
  cards: [],
  calculations: [],
  refusals: new Map(),
};

/** An entity with no more than a form of these roles shows. */
function sliceOf(entity: Entity): Entity {
  const { hidden, readOnly } = allowanceOf(entity.access, roles);
  const isClosed = ([name, field]: [string, Field]): boolean =>
    field.derived === true ||
    field.readOnly === true ||
    field.secret === true ||
    field.type === 'lifecycle' ||
    isNumberedAtStart(field) ||
    hidden.has(name) ||
    readOnly.has(name) ||
    (commonFields as readonly string[]).includes(name);
  const fields = Object.fromEntries(
    Object.entries<Field>(entity.fields)
      .filter((one) => !isClosed(one))
      .map(([name, { dataClass: _class, was: _was, rare: _rare, ...field }]) => [name, field]),
  );
  /** A field that the form does not have needs no hiding. */
  const keptOf = (names: readonly string[] = []) => {
    const kept = names.filter((name) => Object.hasOwn(fields, name));
    return kept.length > 0 ? kept : undefined;
  };
  const access = Object.fromEntries(
    roles.flatMap((role) => {
      const grants = [entity.access[role] ?? []].flat() as readonly Grant[];
      // On which of the records is the server's to say.
      const light = grants.map(({ do: what, hide, readOnly: closed }) => ({
        do: what,
        hide: keptOf(hide),
        readOnly: keptOf(closed),
      }));
      return grants.length > 0 ? [[role, light]] : [];
    }),
  );
  const { name, label, plural } = entity;
  return { name, label, plural, title: [], fields: fields as Entity['fields'], access };
}
