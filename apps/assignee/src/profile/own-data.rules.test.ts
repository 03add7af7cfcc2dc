import type { Person } from '@homeport/model/people';
import { expect, test } from 'vitest';
import { changedFields, missingFields } from './own-data.rules.ts';

const stored = {
  firstName: 'Camille',
  lastName: 'Laurent',
  email: 'c@example.org',
  mobile: null,
  homeAddress: { address1: '3 rue A', country: 'FR' },
} as unknown as Person;

test('what was typed and taken back is no change', () => {
  expect(changedFields(stored, {})).toEqual([]);
  expect(changedFields(stored, { firstName: 'Camille', mobile: '' as never })).toEqual([]);
  expect(changedFields(stored, { homeAddress: { address1: '3 rue A', country: 'FR' } as never })).toEqual([]);
});
test('an address that was opened and left as it was is no change', () => {
  const opened = { country: 'FR', address1: '3 rue A', address2: '', city: null };
  expect(changedFields(stored, { homeAddress: opened as never })).toEqual([]);
  expect(changedFields(stored, { hostAddress: { address1: '' } as never, firstName: 'Camille ' })).toEqual([]);
});
test('what differs is counted once, an emptied field too', () => {
  expect(changedFields(stored, { firstName: 'Cam', homeAddress: null })).toEqual(['firstName', 'homeAddress']);
});
test('name and address are needed', () => {
  expect(missingFields(stored)).toEqual([]);
  expect(missingFields({ ...stored, lastName: ' ', email: null })).toEqual(['lastName', 'email']);
});
