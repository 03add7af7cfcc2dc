import { expect, test } from 'vitest';
import { defineEntity } from './entity.ts';
import { ref, text } from './fields/build.ts';
import { commonOf, sharedWhenJoined, sideFaults } from './sides.ts';

const firm = defineEntity({
  name: 'firm',
  label: 'Firm',
  plural: 'Firms',
  title: ['name'],
  fields: { name: text('Name', { required: true, max: 160 }), kind: text('Kind') },
  access: {},
});
const side = (fields: Parameters<typeof defineEntity>[0]['fields'], shares = ['name']) =>
  defineEntity({
    name: 'payee',
    label: 'Payee',
    plural: 'Payees',
    title: ['name'],
    sideOf: { relation: 'firm', shares, makes: { kind: { by: 'sort', as: { V: 'VENDOR' } } } },
    fields: { sort: text('Sort'), ...fields },
    access: {},
  });
const name = text('Name', { required: true, max: 160 });
const entityOf = () => firm;

test('a side shares fields of one kind, by a relation that may be left empty', () => {
  expect(sideFaults(side({ firm: ref('Firm', 'firm'), name }), entityOf)).toEqual([]);
  expect(sideFaults(side({ firm: ref('Firm', 'firm', { required: true }), name }), entityOf)).toHaveLength(1);
  expect(sideFaults(side({ firm: ref('Firm', 'firm', { onDelete: 'clear' }), name }), entityOf)).toHaveLength(1);
  expect(sideFaults(side({ firm: ref('Firm', 'firm'), name: text('Name', { max: 80 }) }), entityOf)).toEqual([
    'shares name with firm, where it is of another kind',
  ]);
  expect(sideFaults(side({ firm: ref('Firm', 'firm'), name }, ['tax']), entityOf)).toHaveLength(1);
});
test('the record in common is made with what the side says', () => {
  const { sideOf } = side({ firm: ref('Firm', 'firm'), name });
  if (!sideOf) throw new Error('it is a side');
  expect(commonOf(sideOf, { name: 'Harbour', sort: 'V', other: 1 })).toEqual({ name: 'Harbour', kind: 'VENDOR' });
  expect(commonOf(sideOf, { name: 'Harbour', sort: 'X' })).toEqual({ name: 'Harbour' });
});
test('what stands in common stands; what is missing there is learned', () => {
  expect(sharedWhenJoined(['name', 'tax'], { name: 'harbour', tax: 'T1' }, { name: 'Harbour', tax: null })).toEqual({
    side: { name: 'Harbour' },
    common: { tax: 'T1' },
  });
});
