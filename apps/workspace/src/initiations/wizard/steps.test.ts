import { movingAlong } from '@homeport/model/initiations';
import { expect, test } from 'vitest';
import {
  fieldsOf,
  hasNoService,
  isSomebodyTyped,
  missingIn,
  newMember,
  reachable,
  saidSize,
  stepsOf,
} from './steps.rules.ts';

const known = { employee: { id: 'e' }, firstName: 'Ana', lastName: 'Pérez', homeCountry: 'ES' };

test('a full request goes step by step, as far as the step before is filled in', () => {
  const steps = stepsOf('FULL');
  expect(reachable(steps, {})).toEqual(['employee']);
  expect(reachable(steps, known)).toEqual(['employee', 'family', 'route']);
  expect(reachable(steps, { ...known, hostCountry: 'SG', startDate: '2031-06-01' })).toEqual(steps);
  expect(missingIn('route', known)).toEqual(['hostCountry', 'startDate']);
});

test('a light request for somebody known asks for three things', () => {
  const values = { ...known, extent: 'IMMIGRATION' };
  expect(fieldsOf('employee', values)).toEqual(['extent', 'employee', 'hostCountry', 'startDate']);
  expect(stepsOf('IMMIGRATION')).toEqual(['employee', 'check']);
  expect(fieldsOf('employee', { extent: 'TAX' })).toContain('homeCountry');
  expect(missingIn('employee', { extent: 'TAX' })).toEqual([
    'firstName',
    'lastName',
    'homeCountry',
    'hostCountry',
    'startDate',
  ]);
});

test('services are there by themselves, or come with packs, a bundle or a package', () => {
  expect(hasNoService({ services: [], servicePacks: null })).toBe(true);
  for (const some of [{ services: ['s'] }, { servicePacks: ['p'] }, { serviceBundle: 'b' }, { relocationPackage: 'r' }])
    expect(hasNoService(some)).toBe(false);
});

test('those who are named move along or not; without any it is as many as are said, until they are taken out', () => {
  const members = [{ accompanies: true }, { accompanies: false }];
  const along = (said: unknown, isEmptied = false) =>
    movingAlong({ members: [], request: { familySize: saidSize(said, isEmptied) } });
  expect(movingAlong({ members, request: { familySize: saidSize(5) } })).toBe(1);
  expect([along(3), along(3, true), along(undefined)]).toEqual([3, 0, 0]);
  expect([isSomebodyTyped(newMember), isSomebodyTyped({ ...newMember, lastName: 'Roy' })]).toEqual([false, true]);
});
