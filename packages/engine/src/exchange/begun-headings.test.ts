import { allowanceOf, date, defineEntity, text } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { matchColumns, writableColumns } from './columns.ts';
import type { Reader } from './words.ts';

const reader: Reader = { locale: 'en', dateFormat: 'dd-MM-yyyy', textOf: (key) => key };

test('columns are recognised by the first words of their label, where only one, or one that is required, begins so', () => {
  const people = defineEntity({
    name: 'people',
    label: 'Person',
    plural: 'Persons',
    title: ['last'],
    fields: {
      last: text('Nom de famille', { required: true }),
      called: text('Nom d’usage'),
      born: date('Date de naissance'),
      left: text('Lieu de départ'),
      arrived: text('Lieu d’arrivée'),
    },
    access: { clerk: { do: 'everything' } },
  });
  const all = writableColumns(people, allowanceOf(people.access, ['clerk']));
  expect(matchColumns(people, all, ['Nom', 'Date', 'Lieu', 'Nombre'], reader)).toEqual(['last', 'born', null, null]);
  expect(matchColumns(people, all, ['Nom', 'Nom de famille'], reader)).toEqual([null, 'last']);
});
