import { defineCatalogue, defineEntity, derived, lifecycle, text } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { formSlice } from './form-slices.ts';

const room = defineEntity({
  name: 'room',
  label: 'Room',
  plural: 'Rooms',
  title: ['name'],
  fields: {
    name: text('Name', { required: true, max: 40, help: 'As on the door.' }),
    price: text('Price'),
    key: text('Key', { secret: true }),
    floor: derived(text('Floor')),
    checked: text('Checked', { readOnly: true }),
    status: lifecycle('Status', { initial: 'OPEN', states: { OPEN: { label: 'Open' } }, transitions: {} }),
  },
  access: {
    assignee: { do: ['read', 'update'], hide: ['price'], where: { field: 'name', op: 'eq', value: 'mine' } },
    boss: { do: 'everything' },
  },
});
const toys = defineCatalogue([
  {
    ...{ name: 'toys', entities: [room], actions: [], routes: [], events: [], refusals: [], rules: [], screens: [] },
  },
]);

test('a designed form gets what its people fill in, with its words, and nothing of others or of the machine', () => {
  const { entity, words } = formSlice(toys, () => ({ 'room.name': 'Nom', 'room.price': 'Prix' }), 'room');
  expect(Object.keys(entity.fields)).toEqual(['name']);
  expect(entity.fields.name).toEqual(room.fields.name);
  expect(words.fr).toEqual({ 'room.name': 'Nom' });
  expect(Object.keys(entity.access)).toEqual(['assignee']);
  expect(JSON.stringify(entity.access)).not.toMatch(/mine|price/);
});

test('it survives being written down', () => {
  const slice = formSlice(catalogue, () => ({}), 'trip');
  expect(JSON.parse(JSON.stringify(slice.entity.fields))).toEqual(slice.entity.fields);
});
