import { expect, test } from 'vitest';
import { carriedOver } from './carried-over.rules.ts';
import { servicesOfExtent } from './light-request.rules.ts';

const named = (id: string) => ({ id, label: '' });
const before = {
  id: 'c1',
  employee: named('e'),
  homeLocation: { country: 'FR', town: 'Lyon' },
  hostLocation: { country: 'SG', town: 'Singapore' },
  assignmentEndDate: '2028-02-28',
  policy: named('p'),
  relocationPackage: named('g'),
  manager: named('m'),
  office: null,
  costCenter: null,
  currency: 'EUR',
  confidential: true,
};

test('the next assignment goes on from the host place, home again, or stays where it is', () => {
  const route = (kind: Parameters<typeof carriedOver>[1]) => {
    const { homeCountry, hostCountry, hostTown, relocationPackage } = carriedOver(before, kind);
    return [homeCountry, hostCountry, hostTown, relocationPackage];
  };
  expect(route('REPATRIATION')).toEqual(['SG', 'FR', 'Lyon', null]);
  expect(route('TERMINATION')).toEqual(['SG', 'FR', 'Lyon', null]);
  expect(route('LOCALISATION')).toEqual(['FR', 'SG', 'Singapore', 'g']);
  expect(route('REASSIGNMENT')).toEqual(['SG', null, null, 'g']);
  expect(route('TRANSFER')).toEqual(['SG', null, null, 'g']);
});

test('people, policy, cost and confidence stay, and it begins the day after', () => {
  expect(carriedOver(before, 'TRANSFER')).toMatchObject({
    follows: 'c1',
    employee: 'e',
    policy: 'p',
    manager: 'm',
    currency: 'EUR',
    confidential: true,
    startDate: '2028-02-29',
  });
  expect(carriedOver({ ...before, assignmentEndDate: null }, 'TRANSFER').startDate).toBeNull();
});

test('a light request has the services of its kind, a full one chooses', () => {
  const offered = ['IMMIGRATION', 'TAX', 'MOVE', null].map((serviceClass, n) => ({ id: `s${n}`, serviceClass }));
  const of = (extent: Parameters<typeof servicesOfExtent>[0]) => servicesOfExtent(extent, offered).map(({ id }) => id);
  expect([of('IMMIGRATION'), of('TAX'), of('BUSINESS_TRIP'), of('FULL'), of(null)]).toEqual([
    ['s0'],
    ['s1'],
    ['s0'],
    [],
    [],
  ]);
});
