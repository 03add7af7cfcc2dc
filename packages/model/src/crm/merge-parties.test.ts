import { expect, test } from 'vitest';
import { learnedFrom, type MergedParty, mergeFault } from './merge-parties.rules.ts';

const party = (given: Partial<MergedParty>): MergedParty => ({
  ...{ id: '1', code: 'A', name: 'Harbour', knownAs: null, taxNumber: null, registrationNumber: null },
  ...{ country: null, partyGroup: null, paymentTerms: null, paymentDays: null },
  ...{ address: null, phone: null, email: null, webAddress: null },
  ...given,
});

test('two parties whose tax numbers differ are two; so is one with itself', () => {
  expect(mergeFault(party({}), party({}))).toBe('sameParty');
  expect(mergeFault(party({ taxNumber: 'A' }), party({ id: '2', taxNumber: 'B' }))).toBe('taxNumbersDiffer');
  expect(mergeFault(party({ taxNumber: 'A' }), party({ id: '2', taxNumber: 'A' }))).toBeNull();
  expect(mergeFault(party({ taxNumber: 'A' }), party({ id: '2' }))).toBeNull();
});
test('the one that stays takes over what it does not know, and never what it does', () => {
  const other = party({
    id: '2',
    name: 'Harbor Ltd',
    taxNumber: 'T',
    phone: '+1',
    email: 'x@example.org',
    paymentDays: 0,
  });
  expect(learnedFrom(party({ phone: '+2' }), other)).toEqual({
    ...{ taxNumber: 'T', email: 'x@example.org', paymentDays: 0, knownAs: 'Harbor Ltd' },
  });
});
test('names are kept once each, as far as there is room', () => {
  const into = party({ knownAs: 'Old; Harbor' });
  const other = party({ id: '2', name: 'Harbor', knownAs: 'Harbour; Older' });
  expect(learnedFrom(into, other)).toEqual({ knownAs: 'Old; Harbor; Older' });
  expect(learnedFrom(party({}), party({ id: '2', name: 'Harbour' }))).toEqual({});
  const long = learnedFrom(party({ knownAs: 'x'.repeat(390) }), party({ id: '2', name: 'y'.repeat(20) }));
  expect(long).toEqual({});
});
