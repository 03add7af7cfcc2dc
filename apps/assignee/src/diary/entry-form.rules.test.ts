import { expect, test } from 'vitest';
import { bodyOf, conflictsOf, missingOf, newForm, pickDay, suggestionsFor } from './entry-form.rules.ts';

const assignment = { home: 'ES', host: 'MX', assignmentStart: '2026-01-01', assignmentEnd: null };
const purposes = ['BUSINESS_TRIP', 'ON_ASSIGNMENT'];
const form = newForm('2026-11-05', 'MX', false);

test('two picks make a range; a day before the first begins anew', () => {
  const first = { ...form, ...pickDay(form, '2026-11-10', false) };
  expect([first.from, first.to]).toEqual(['2026-11-10', '2026-11-10']);
  expect(pickDay(first, '2026-11-12', true)).toEqual({ from: '2026-11-10', to: '2026-11-12' });
  expect(pickDay(first, '2026-11-01', true)).toEqual({ from: '2026-11-01', to: '2026-11-01' });
});
test('suggestions stand until something is chosen, and are sent', () => {
  const suggested = suggestionsFor('MX', '2026-11-05', assignment, purposes);
  expect(suggested).toEqual({ locationType: 'HOST', purpose: 'ON_ASSIGNMENT' });
  expect(bodyOf(form, suggested, undefined)).toMatchObject({ locationType: 'HOST', purpose: 'ON_ASSIGNMENT' });
  expect(bodyOf({ ...form, purpose: 'BUSINESS_TRIP' }, suggested, 'e1')).toMatchObject({
    purpose: 'BUSINESS_TRIP',
    replaces: 'e1',
  });
});
test('what is missing is known before it is sent', () => {
  expect(missingOf(form, suggestionsFor('JP', '2026-11-05', assignment, purposes))).toEqual(['purpose']);
  expect(missingOf({ ...form, from: null, to: null }, suggestionsFor(null, '', assignment, purposes))).toEqual([
    'startDate',
    'endDate',
    'locationType',
    'purpose',
  ]);
});
test('halves of a day begin at midnight and at noon; the afternoon goes along with a morning only', () => {
  const half = { ...form, allDay: false, afternoonCountry: 'US', afternoonLocation: 'Houston' };
  expect(bodyOf(half, { locationType: 'HOST', purpose: null }, undefined)).toMatchObject({
    startDate: '2026-11-05T00:00:00Z',
    endDate: '2026-11-05T12:00:00Z',
    afternoonCountry: 'US',
  });
  const afternoon = bodyOf({ ...half, half: 'AFTERNOON' }, { locationType: 'HOST', purpose: null }, undefined);
  expect(afternoon.startDate).toBe('2026-11-05T12:00:00Z');
  expect(afternoon).not.toHaveProperty('afternoonCountry');
});
test('the entry that is edited does not stand in its own way', () => {
  const known = [{ id: 'e1', startDay: '2026-11-05', endDay: '2026-11-05', part: 'DAY' as const, locked: true }];
  expect(conflictsOf(form, known, undefined).locked).toBe(true);
  expect(conflictsOf(form, known, 'e1').locked).toBe(false);
});
