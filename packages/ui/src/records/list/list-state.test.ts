import { choice, date, defineEntity, lifecycle, money, person, ref, text, yesNo } from '@homeport/grammar';
import { describe, expect, it } from 'vitest';
import { filterOf, mineFilter } from './list-filter.ts';
import { isViewChanged, overridesOf, readListState, withOverrides, writeListState } from './list-state.ts';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: {
    name: text('Name'),
    weight: money('Value', { currency: 'coin' }),
    packed: date('Packed'),
    isFragile: yesNo('Fragile'),
    kind: choice('Kind', { BOX: 'Box', BAG: 'Bag' }),
    owner: person('Owner'),
    packer: ref('Packer', 'user'),
    status: lifecycle('Status', { initial: 'OPEN', states: { OPEN: { label: 'Open', final: true } }, transitions: {} }),
  },
  access: {},
});
const empty = readListState({}, crate);

describe('the state of a list in its address', () => {
  it('says nothing about what is as declared', () => {
    expect(writeListState(empty)).toEqual({});
  });

  it('comes back as it was written', () => {
    const state = {
      ...empty,
      text: 'piano; and: more, 100%',
      conditions: [
        { field: 'kind', op: 'in', value: ['BOX', 'BAG'] },
        { field: 'name', op: 'lk', value: 'a:b;c,d%e' },
        { field: 'isFragile', op: 'eq', value: true },
        { field: 'packed', op: 'null' },
      ],
      sort: { field: 'packed', descending: true },
      group: 'kind',
      columns: [
        { field: 'name', width: 220, isPinned: true },
        { field: 'weight', isTotalled: true },
        { field: 'updated' },
      ],
      size: 25,
      page: 3,
      after: 'eyJrIjoxfQ==',
    } as const;
    const address = new URLSearchParams(writeListState(state)).toString();
    expect(readListState(Object.fromEntries(new URLSearchParams(address)), crate)).toEqual(state);
  });

  it('leaves out what names no field, and never fails', () => {
    const params = {
      filter: 'gone:eq:1;kind:nonsense:1;kind:in:BOX;:',
      sort: 'gone,asc',
      group: 'gone',
      columns: 'gone,name:9',
      size: '7',
      page: '-4',
      after: 'x',
    };
    expect(readListState(params, crate)).toEqual({
      ...empty,
      conditions: [{ field: 'kind', op: 'in', value: ['BOX'] }],
      columns: [{ field: 'name' }],
    });
  });

  it('carries a saved view and only what differs from it', () => {
    const base = { q: 'piano', sort: 'packed,desc' };
    const overrides = overridesOf({ q: 'piano', group: 'kind', page: '2' }, base);
    expect(overrides).toEqual({ sort: '', group: 'kind', page: '2' });
    expect(withOverrides(base, overrides)).toEqual({ q: 'piano', group: 'kind', page: '2' });
    expect(isViewChanged(overrides)).toBe(true);
    expect(isViewChanged(overridesOf({ ...base, page: '2' }, base))).toBe(false);
    expect(isViewChanged(overridesOf({ ...base, q: 'tea' }, base))).toBe(false);
  });
});

describe('the filter of a list', () => {
  it('joins the same field with OR and fields with AND', () => {
    const filter = filterOf(crate, [
      { field: 'kind', op: 'in', value: ['BOX'] },
      { field: 'kind', op: 'null' },
      { field: 'name', op: 'lk', value: 'x' },
    ]);
    expect(filter).toEqual({
      all: [
        {
          any: [
            { field: 'kind', op: 'in', value: ['BOX'] },
            { field: 'kind', op: 'null' },
          ],
        },
        { field: 'name', op: 'lk', value: 'x' },
      ],
    });
  });

  it('keeps both ends of a range, because either alone would find nearly everything', () => {
    const filter = filterOf(crate, [
      { field: 'weight', op: 'gte', value: '10' },
      { field: 'weight', op: 'lt', value: '20' },
    ]);
    expect(filter).toEqual({
      all: [
        { field: 'weight', op: 'gte', value: '10' },
        { field: 'weight', op: 'lt', value: '20' },
      ],
    });
  });

  it('calls mine what I made and what names me', () => {
    expect(mineFilter(crate, { user: 'u1', person: 'p1', roles: [] })).toEqual({
      any: [
        { field: 'createdBy', op: 'eq', value: 'u1' },
        { field: 'owner', op: 'eq', value: 'p1' },
        { field: 'packer', op: 'eq', value: 'u1' },
      ],
    });
    expect(mineFilter(crate, { user: 'u1', person: null, roles: [] })).toEqual({
      any: [
        { field: 'createdBy', op: 'eq', value: 'u1' },
        { field: 'packer', op: 'eq', value: 'u1' },
      ],
    });
  });
});
