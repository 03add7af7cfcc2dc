import { allowanceFor, defineEntity, person, ref, text } from '@homeport/grammar';
import { expect, it } from 'vitest';
import { type CanName, shownColumns } from './columns.ts';

const parcel = defineEntity({
  name: 'parcel',
  label: 'Parcel',
  plural: 'Parcels',
  title: ['name'],
  list: ['name', 'ship', 'port'],
  instead: { ship: 'owner' },
  fields: {
    name: text('Name'),
    ship: ref('Ship', 'ship', { wire: 'id' }),
    owner: person('Owner'),
    port: text('Port'),
  },
  access: { sailor: { do: ['read'] }, guest: { do: ['read'], hide: ['ship'] } },
});
const names = (role: string, canName?: CanName, without: readonly string[] = []) =>
  shownColumns(parcel, allowanceFor(parcel, { roles: [role] }), null, without, canName).map(({ at }) => at.name);

it('shows what stands in for a relation only where its name may not be seen', () => {
  const cannot: CanName = ({ name }) => name !== 'ship';
  expect(names('sailor')).toEqual(['name', 'ship', 'port']);
  expect(names('sailor', cannot)).toEqual(['name', 'owner', 'port']);
  expect(names('guest')).toEqual(['name', 'owner', 'port']);
});

it('puts nothing in the place of what the record around the list says already', () => {
  expect(names('sailor', () => true, ['ship'])).toEqual(['name', 'port']);
  expect(names('guest', () => true, ['ship'])).toEqual(['name', 'port']);
});
