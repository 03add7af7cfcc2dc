import type { TravelDocument, Trip } from '@homeport/model/travel';
import { expect, test } from 'vitest';
import { allValidUntil, findingsOf, papersOf, withoutEntryTitle } from './papers.rules.ts';

const passport = (id: string, expiryDate: string, dependant: string | null = null) =>
  ({
    id,
    type: 'PASSPORT',
    country: 'FR',
    issueDate: '2020-01-01',
    expiryDate,
    stage: 'ISSUED',
    dependant: dependant ? { id: dependant, label: '' } : null,
  }) as unknown as TravelDocument;
const trip = (withFamily: boolean) =>
  ({
    departureDate: '2026-12-01',
    returnDate: '2026-12-10',
    fromCountry: 'FR',
    toCountry: 'SG',
    withFamily,
    status: 'REQUESTED',
  }) as unknown as Trip;
const holders = [
  { dependant: null, name: 'Camille', birthDate: '1988-01-01' },
  { dependant: 'jules', name: 'Jules', birthDate: '2017-01-01' },
];

test('the most urgent document comes first', () => {
  const all = [passport('valid', '2029-01-01'), passport('expired', '2026-01-01'), passport('critical', '2027-01-01')];
  expect(papersOf(all, [], '2026-11-21').map((p) => p.document.id)).toEqual(['expired', 'critical', 'valid']);
});
test('the family is checked only when it travels along', () => {
  const all = [passport('own', '2029-01-01'), passport('child', '2027-02-01', 'jules')];
  expect(findingsOf(trip(false), holders, all, [])).toEqual([]);
  expect(findingsOf(trip(true), holders, all, []).map((f) => [f.holder.name, f.finding.code])).toEqual([
    ['Jules', 'passportTooShort'],
  ]);
});
test('whoever of the family has no visa on file is named, though all passports fit', () => {
  const visa = (of: string | null, expiryDate: string, country = 'SG') => ({
    ...passport(`visa ${of}`, expiryDate, of),
    type: 'VISA' as const,
    country,
  });
  const passports = [passport('own', '2032-01-01'), passport('child', '2032-02-01', 'jules')];
  const named = (documents: readonly TravelDocument[], of: Trip = trip(true)) =>
    withoutEntryTitle(of, holders, documents).map(({ name }) => name);
  expect(findingsOf(trip(true), holders, passports, [])).toEqual([]);
  expect(named(passports)).toEqual(['Camille', 'Jules']);
  expect(named([...passports, visa(null, '2027-01-01')])).toEqual(['Jules']);
  expect(named([...passports, visa(null, '2026-12-10'), visa('jules', '2026-12-09')])).toEqual(['Jules']);
  expect(named(passports, trip(false))).toEqual(['Camille']);
  expect(named(passports, { ...trip(true), fromCountry: 'SG', toCountry: 'ES' })).toEqual([]);
  expect(named(passports, { ...trip(true), fromCountry: 'SG' })).toEqual([]);
});
test('all is valid until the first end, and only when nothing needs attention', () => {
  const two = [passport('a', '2029-01-01'), passport('b', '2030-01-01')];
  const own = holders.slice(0, 1);
  expect(allValidUntil(papersOf(two, [], '2026-11-21'), own)).toBe('2029-01-01');
  // A member of the family of whom nothing is on file.
  expect(allValidUntil(papersOf(two, [], '2026-11-21'), holders)).toBeNull();
  expect(allValidUntil(papersOf([...two, passport('c', '2026-12-01')], [], '2026-11-21'), own)).toBeNull();
  expect(allValidUntil([], own)).toBeNull();
});
