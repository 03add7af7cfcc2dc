import {
  defineCatalogue,
  defineEntity,
  entityName,
  fieldNames,
  lifecycle,
  listed,
  severalListed,
  stateNames,
  text,
} from '@homeport/grammar';
import { expect, test } from 'vitest';
import { cellMaker } from './format-value.ts';
import { labelsAsNames, namesOf } from './name-words.ts';

const access = { tester: { do: 'everything' } } as const;
const boat = defineEntity({
  name: 'boat',
  label: 'Boat',
  plural: 'Boats',
  title: ['name'],
  fields: {
    name: text('Name of the boat'),
    length: text('Length; in feet'),
    port: text('Side'),
    starboard: text('Side'),
    status: lifecycle('Status', {
      initial: 'moored',
      states: { moored: { label: 'In the harbour', final: true } },
      transitions: {},
    }),
  },
  access,
});
const setting = defineEntity({
  name: 'setting',
  label: 'Setting',
  plural: 'Settings',
  title: ['about'],
  fields: {
    about: entityName('Records'),
    hidden: fieldNames('Hidden fields', 'about'),
    states: stateNames('States', 'about'),
    speaks: listed('Speaks', 'language'),
    taught: severalListed('Taught', 'language'),
    typed: severalListed('Typed before', 'language'),
  },
  access,
});
const user = defineEntity({
  name: 'user',
  label: 'User',
  plural: 'Users',
  title: ['name'],
  fields: { name: text('Name') },
  access,
});
const none = { actions: [], routes: [], events: [], refusals: [], rules: [], screens: [] };
const catalogue = defineCatalogue([{ name: 'toys', entities: [user, boat, setting], ...none }]);
const french: Record<string, string> = { 'boat.plural': 'Bateaux', 'boat.name': 'Nom du bateau' };
const readerIn = (locale: string) => ({
  locale,
  dateFormat: 'dd-MM-yyyy',
  textOf: (key: string) => (locale === 'fr' ? (french[key] ?? key) : key),
  catalogue,
});
const stored = {
  about: 'boat',
  hidden: 'name, length, port, gone',
  states: 'moored',
  speaks: 'fr',
  taught: 'en, es',
  typed: 'English and others',
};
const cell = (name: keyof typeof stored, locale: string, isFormatted: boolean) => {
  const column = { key: name, name, wire: name, field: setting.fields[name] };
  return cellMaker(setting, column as never, readerIn(locale), isFormatted)(stored)?.text;
};

test('a file for people says what is named by label, in their language; a file to be taken in again keeps the names', () => {
  expect(cell('about', 'en', true)).toBe('Boats');
  expect(cell('about', 'fr', true)).toBe('Bateaux');
  expect(cell('states', 'en', true)).toBe('In the harbour');
  expect(cell('hidden', 'fr', true)).toBe('Nom du bateau; "Length; in feet"; port; gone');
  expect(cell('hidden', 'fr', false)).toBe(stored.hidden);
});
test.each(['en', 'fr'])('what a file for people says is read again as the names it stands for (%s)', (locale) => {
  for (const name of ['about', 'hidden', 'states', 'speaks', 'taught'] as const) {
    const spec = namesOf(setting.fields[name]);
    const read = (given: string) => spec && labelsAsNames(spec, given, stored, readerIn(locale));
    expect(read(cell(name, locale, true) ?? '')).toBe(stored[name]);
    expect(read(stored[name])).toBe(stored[name]);
  }
});

test('a code of a list is written by its name in the reader’s language; what was typed before there was one as it stands', () => {
  expect([cell('speaks', 'en', true), cell('speaks', 'fr', true)]).toEqual(['French', 'Français']);
  expect(cell('taught', 'fr', true)).toBe('Anglais; Espagnol');
  expect(cell('typed', 'fr', true)).toBe('English and others');
});
