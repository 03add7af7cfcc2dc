import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedFields } from './closed-fields.ts';
import { allowanceFor, type Narrowing } from './narrowing.ts';

const names = ['pay', 'notes', 'place'] as const;
const some = fc.subarray([...names]);
const grant = fc.record({
  do: fc.oneof(fc.constant('everything' as const), fc.subarray(['read', 'create', 'update', 'delete'] as const)),
  hide: some,
  readOnly: some,
});
const reach = fc.option(fc.constantFrom('OWN' as const, 'NONE' as const), { nil: undefined });
const narrowing = fc.record({ deeds: fc.record({ read: reach, update: reach }), hide: some, readOnly: some });
const text = { type: 'text', label: 'Text' } as const;

test('who may not see or change a field is told alike by the short way and by the whole of the rights', () => {
  fc.assert(
    fc.property(
      fc.record({ guest: fc.array(grant, { maxLength: 2 }), host: grant }),
      fc.option(narrowing, { nil: undefined }),
      fc.subarray(['guest', 'host'] as const),
      (access, taken, roles) => {
        const entity = {
          ...{ name: 'room', label: 'Room', plural: 'Rooms', title: [], access },
          fields: { pay: text, notes: text, place: text },
        };
        const holder = { roles, ...(taken ? { narrowings: { guest: { room: taken as Narrowing } } } : {}) };
        const { hidden, readOnly } = allowanceFor(entity, holder);
        expect(closedFields(entity, holder)).toEqual({ hidden, readOnly });
      },
    ),
  );
});
