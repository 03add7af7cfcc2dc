import { describe, expect, test } from 'vitest';
import { type Access, allowanceOf } from './access.ts';
import { defineCatalogue } from './catalogue.ts';
import { defineEntity, type Entity } from './entity.ts';
import { ref, text } from './fields/build.ts';
import { accessFor, allowanceFor } from './narrowing.ts';

const open = { field: 'name', op: 'ne', value: 'closed' } as const;
const mine = { field: 'owner', op: 'eq', value: '$me.user' } as const;
const named = (name: string, fields: Entity['fields'], access: Access) =>
  defineEntity({ name, label: name, plural: name, title: ['name'], fields: { name: text('Name'), ...fields }, access });

const whole = named(
  'whole',
  { owner: ref('Owner', 'whole') },
  {
    all: { do: 'everything' },
    some: { do: ['read'], where: open },
    own: { do: ['read', 'update'], where: mine },
    maker: { do: ['create'] },
  },
);
const part = named(
  'part',
  { whole: ref('Whole', 'whole', { required: true }) },
  {
    all: { do: 'everything', follows: 'whole' },
    some: { do: ['read', 'update'], follows: 'whole', where: open },
    own: { do: ['read'], follows: 'whole', hide: ['name'] },
  },
);
const piece = named(
  'piece',
  { part: ref('Part', 'part', { required: true }) },
  {
    own: { do: ['read'], follows: 'part' },
  },
);
const catalogueOf = (...entities: Entity[]) =>
  defineCatalogue([
    { name: 'toys', entities, actions: [], routes: [], events: [], refusals: [], rules: [], screens: [] },
  ]);
catalogueOf(whole, part, piece);

const behind = (path: string, { field, ...rest }: typeof open | typeof mine) => ({
  field: `${path}.${field}`,
  ...rest,
});
const readBy = (entity: Entity, ...roles: string[]) => allowanceFor(entity, { roles }).deeds.read;

describe('rows that follow a relation', () => {
  test('are those whose record there may be read, and what the grant says besides', () => {
    expect(readBy(part, 'all')).toBe(true);
    expect(readBy(part, 'some')).toEqual({ all: [behind('whole', open), open] });
    expect(readBy(part, 'own')).toEqual(behind('whole', mine));
  });
  test('are also those that lead nowhere, where the grant says so of a relation that may be empty', () => {
    const loose = named(
      'loose',
      { whole: ref('Whole', 'whole') },
      {
        own: { do: ['read'], follows: 'whole', orNone: true },
      },
    );
    catalogueOf(whole, loose);
    const none = { field: 'whole', op: 'null' };
    expect(readBy(loose, 'own')).toEqual({ any: [none, behind('whole', mine)] });
    const closed = { roles: ['own'], narrowings: { own: { whole: { deeds: { read: 'NONE' } } } } } as const;
    expect(allowanceFor(loose, closed).deeds.read).toEqual(none);
  });
  test('are only those that lead somewhere, where one relation of several does', () => {
    const several = named(
      'several',
      { whole: ref('Whole', 'whole'), part: ref('Part', 'part') },
      {
        all: [
          { do: ['read'], follows: 'whole', ifAny: true },
          { do: ['read'], follows: 'part', ifAny: true },
        ],
        own: { do: ['read'], follows: 'whole', ifAny: true },
      },
    );
    catalogueOf(whole, part, several);
    const some = (field: string) => ({ field, op: 'notNull' });
    expect(readBy(several, 'all')).toEqual({ any: [some('whole'), some('part')] });
    expect(readBy(several, 'own')).toEqual({ all: [some('whole'), behind('whole', mine)] });
  });
  test('follow through every step', () => {
    expect(readBy(piece, 'own')).toEqual(behind('part.whole', mine));
  });
  test('follow what all roles of the caller give there, not the one of the grant alone', () => {
    expect(readBy(part, 'own', 'all')).toBe(true);
    expect(readBy(piece, 'own', 'all')).toBe(true);
    const both = { any: [behind('whole', mine), behind('whole', open)] };
    expect(readBy(part, 'own', 'some')).toEqual({ any: [both, { all: [both, open] }] });
  });
  test('go with what the company takes there', () => {
    const holder = (reach: 'OWN' | 'NONE') => ({
      roles: ['some'],
      narrowings: { some: { whole: { deeds: { read: reach } } } },
    });
    expect(allowanceFor(part, holder('NONE')).deeds).toEqual({});
    expect(JSON.stringify(allowanceFor(part, holder('OWN')).deeds.read)).toContain('"whole.createdBy"');
  });
  test('keep what the grant hides', () => {
    expect([...allowanceFor(part, { roles: ['own'] }).hidden]).toEqual(['name']);
  });
  test('are none where the declaration is taken as it is', () => {
    expect(allowanceOf(part.access, ['all']).deeds.read).toEqual({ any: [] });
  });
  test('are not known where the other entity is not at hand, but what is hidden and may be done is', () => {
    const alone = named(
      'alone',
      { whole: ref('Whole', 'whole', { required: true }) },
      { all: { do: ['read', 'update'], follows: 'whole', hide: ['name'] } },
    );
    const { deeds, hidden } = allowanceFor(alone, { roles: ['all'] });
    expect(deeds).toEqual({ read: { any: [] }, update: { any: [] } });
    expect([...hidden]).toEqual(['name']);
  });
  test('leave the other grants of an entity as they are declared', () => {
    expect(accessFor(whole, { roles: ['own'] })).toBe(whole.access);
  });
});

describe('a catalogue refuses to follow', () => {
  const follows = (fields: Entity['fields'], access: Access) => () => catalogueOf(whole, named('bad', fields, access));
  const relation = { whole: ref('Whole', 'whole', { required: true }) };

  test('what may be empty, is no relation, or gives the role nothing', () => {
    expect(follows({ whole: ref('Whole', 'whole') }, { all: { do: ['read'], follows: 'whole' } })).toThrow(
      'bad follows whole for all, which may be empty',
    );
    expect(follows(relation, { all: { do: ['read'], follows: 'name' } })).toThrow('does not lead to one record');
    expect(follows(relation, { maker: { do: ['read'], follows: 'whole' } })).toThrow('where the role reads nothing');
  });
  test('in a circle', () => {
    const one = named('one', { two: ref('Two', 'two', { required: true }) }, { all: { do: ['read'], follows: 'two' } });
    const two = named('two', { one: ref('One', 'one', { required: true }) }, { all: { do: ['read'], follows: 'one' } });
    expect(() => catalogueOf(one, two)).toThrow('in a circle');
  });
});
