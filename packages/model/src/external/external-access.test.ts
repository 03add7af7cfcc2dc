import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAnswers, evaluatePage } from '../forms/door.generated.ts';
import { addressOf, linkState } from './external-access.rules.ts';
import { initiationPage } from './initiation-page.data.ts';

const until = '2026-11-21T10:00:00Z';

test('a link is open until its last moment; used and revoked stay so whatever the time', () => {
  expect(linkState({ status: 'OPEN', validUntil: until }, '2026-11-21T09:59:59Z')).toBe('OPEN');
  expect(linkState({ status: 'OPEN', validUntil: until }, until)).toBe('EXPIRED');
  // A moment with fractions is the same moment.
  expect(linkState({ status: 'OPEN', validUntil: until }, '2026-11-21T09:59:59.999Z')).toBe('OPEN');
  for (const status of ['USED', 'REVOKED'] as const)
    expect(linkState({ status, validUntil: until }, '2027-01-01T00:00:00Z')).toBe(status);
});

test('one plain address is taken, in lower case', () => {
  expect(addressOf(' Plant.Manager@Partner.Example ')).toBe('plant.manager@partner.example');
  for (const wrong of [
    '',
    'nobody',
    'a@b',
    'a@b.c',
    'a b@example.org',
    'a@example.org, b@example.org',
    'a@example.org;b@example.org',
    'Name <a@example.org>',
    'a@example..org',
    'a@exa\r\nBcc: b@example.org',
    `${'a'.repeat(65)}@example.org`,
  ])
    expect(addressOf(wrong), wrong).toBeUndefined();
});

test('no text becomes an address with more than one line or more than one @', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress()), (text) => {
      const address = addressOf(text);
      if (address !== undefined) expect(address).toMatch(/^[^\s@,;<>]+@[^\s@,;<>]+$/);
    }),
  );
});

test('an initiation asks for a name, a route, a first day and at least one service', () => {
  const page = initiationPage([{ id: 'visa', name: 'Visa' }]);
  const wrong = (values: object) =>
    checkAnswers(page, evaluatePage(page, [], values as never, {}), 'en').map(({ field }) => field);
  expect(wrong({})).toEqual([
    'requesterName',
    'requesterEmail',
    'firstName',
    'lastName',
    'homeCountry',
    'hostCountry',
    'startDate',
    'services',
  ]);
  const right = {
    requesterName: 'Sylvie',
    requesterEmail: 'sylvie@partner.example',
    firstName: 'Jo',
    lastName: 'Doe',
    homeCountry: 'FR',
    hostCountry: 'SG',
    startDate: '2027-02-01',
    services: ['visa'],
  };
  expect(wrong(right)).toEqual([]);
  expect(wrong({ ...right, services: ['mine'] })).toEqual(['services']);
});
