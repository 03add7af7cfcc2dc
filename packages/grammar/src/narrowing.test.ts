import { describe, expect, test } from 'vitest';
import { allowanceOf, deeds } from './access.ts';
import { defineEntity } from './entity.ts';
import { ref, text } from './fields/build.ts';
import { allowanceFor, type Narrowing, ownFilter, performanceOf } from './narrowing.ts';

const mine = { field: 'owner', op: 'eq', value: '$me.user' } as const;
const open = { field: 'name', op: 'notNull' } as const;
const thing = defineEntity({
  name: 'thing',
  label: 'Thing',
  plural: 'Things',
  title: ['name'],
  fields: { name: text('Name'), price: text('Price'), owner: ref('Owner', 'user'), writer: ref('Writer', 'person') },
  access: {
    all: { do: 'everything' },
    some: { do: ['read', 'update'], where: open, hide: ['price'] },
    own: { do: ['read'], where: { all: [mine, open] } },
    // Gives more than one's own, although it names the caller.
    mixed: { do: ['read'], where: { any: [mine, open] } },
  },
});
const left = (narrowing: Narrowing, ...roles: string[]) =>
  allowanceFor(thing, { roles, narrowings: Object.fromEntries(roles.map((r) => [r, { thing: narrowing }])) });

describe('what is left of a role', () => {
  test('never more than was declared, whatever is taken', () => {
    for (const role of Object.keys(thing.access)) {
      const declared = allowanceOf(thing.access, [role]);
      for (const reach of ['OWN', 'NONE'] as const)
        for (const deed of deeds) {
          const now = left({ deeds: { [deed]: reach } }, role);
          for (const other of deeds) if (declared.deeds[other] === undefined) expect(now.deeds[other]).toBeUndefined();
        }
    }
  });
  test('nothing without seeing, else only what was taken is gone', () => {
    expect(left({ deeds: { read: 'NONE' } }, 'all').deeds).toEqual({});
    const { export: file, ...rest } = left({ deeds: { export: 'NONE' } }, 'all').deeds;
    expect(file).toBeUndefined();
    expect(Object.keys(rest)).toHaveLength(deeds.length - 1);
  });
  test('own records are those one made or is named in; what is about oneself anyhow stays', () => {
    const own = ownFilter(thing);
    expect(own).toEqual({
      any: [
        { field: 'owner', op: 'eq', value: '$me.user' },
        { field: 'writer', op: 'eq', value: '$me.person' },
        { field: 'createdBy', op: 'eq', value: '$me.user' },
      ],
    });
    expect(left({ deeds: { read: 'OWN' } }, 'all').deeds.read).toEqual(own);
    expect(left({ deeds: { read: 'OWN' } }, 'some').deeds.read).toEqual({ all: [open, own] });
    expect(left({ deeds: { read: 'OWN' } }, 'own').deeds.read).toEqual({ all: [mine, open] });
    expect(left({ deeds: { read: 'OWN' } }, 'mixed').deeds.read).toEqual({ all: [{ any: [mine, open] }, own] });
  });
  test('fields are hidden and closed besides the declared ones', () => {
    const { hidden, readOnly } = left({ hide: ['owner'], readOnly: ['name'] }, 'some');
    expect([...hidden].sort()).toEqual(['owner', 'price']);
    expect([...readOnly]).toEqual(['name']);
  });
  test('roles add up: what one still gives is there', () => {
    const holder = { roles: ['all', 'some'], narrowings: { all: { thing: { deeds: { read: 'NONE' } } } } } as const;
    const now = allowanceFor(thing, holder);
    expect(now.deeds).toEqual({ read: open, update: open });
    expect([...now.hidden]).toEqual(['price']);
  });
});

describe('named actions', () => {
  const act = (narrowing: Narrowing, by = ['all']) =>
    performanceOf(thing, 'approve', by, { roles: ['all'], narrowings: { all: { thing: narrowing } } });
  test('go with the right to change, or by name', () => {
    expect(act({})).toBe(true);
    expect(act({}, ['other'])).toBeUndefined();
    expect(act({ without: ['approve'] })).toBeUndefined();
    expect(act({ without: ['close'] })).toBe(true);
    expect(act({ deeds: { update: 'NONE' } })).toBeUndefined();
    expect(act({ deeds: { read: 'NONE' } })).toBeUndefined();
    expect(act({ deeds: { update: 'OWN' } })).toEqual(ownFilter(thing));
  });
});
