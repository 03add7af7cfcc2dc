import { describe, expect, test } from 'vitest';
import { alikeFields, comparedName } from './alike.ts';

const company = { alike: { company: ['name'] } } as const;
const person = { alike: ['firstName', 'lastName'] } as const;

describe('what names are compared by', () => {
  test.each([
    ['Nordlicht GmbH', 'nordlicht'],
    ['Nordlicht Umzüge GmbH & Co. KG', 'nordlicht umzuge'],
    ['Mudanzas Sol, S.A. de C.V.', 'sol'],
    ['Mudanzas Sol S. de R.L. de C.V.', 'sol'],
    ['Durán e Hijos S. A.', 'duran e hijos'],
    ['Déménagements Lefèvre S.A.R.L.', 'lefevre'],
    ['SCI Les Tilleuls', 'tilleuls'],
    ['Apex Relocation Services Ltd.', 'apex'],
    ['APEX RELOCATION SERVICES LIMITED', 'apex'],
    ['Tan & Lim Pte. Ltd.', 'tan lim'],
    ['Kowalski Sp. z o.o.', 'kowalski'],
    ['Brightwater Bank N.V.', 'brightwater bank'],
  ])('%s is told by "%s"', (name, telling) => expect(comparedName(company, name)).toBe(telling));

  test('a name of nothing but such words stays as it is', () => {
    expect(comparedName(company, 'Global Mobility Services')).toBe('global mobility services');
    expect(comparedName(company, 'AG')).toBe('ag');
    expect(comparedName(company, '...')).toBe('');
  });

  test('of a person it is the whole name, in which "Sa" and "Co" are names', () => {
    expect(comparedName(person, ' Maria de Sa ')).toBe('Maria de Sa');
  });

  test('the fields are those declared', () => {
    expect(alikeFields(company)).toEqual(['name']);
    expect(alikeFields(person)).toEqual(['firstName', 'lastName']);
    expect(alikeFields({})).toEqual([]);
  });
});
