import type { TravelDetail } from '@homeport/model/diary';
import { expect, test } from 'vitest';
import { inTheWay, isSameEntry } from './diary-conflict.rules.ts';
import { bodyOf, newForm } from './entry-form.rules.ts';

const entry: TravelDetail = {
  ...{ id: 'a', allDay: true, country: { code: 'JP', name: 'Japan' }, countryCode: 'JP', location: 'Kyoto' },
  ...{ latitude: null, longitude: null, startDate: '2026-11-05T00:00:00Z', endDate: '2026-11-06T00:00:00Z' },
  ...{
    locationType: 'OTHER',
    purpose: { code: 'BUSINESS_TRIP', name: 'Trip' },
    notes: null,
    circumstance: 'NONE',
    usaState: null,
  },
  locked: false,
};
test('what was seen when it was written is written over; what is new, changed or locked since is in the way', () => {
  expect(inTheWay([entry], [entry])).toEqual([]);
  // Names and coordinates come with the language and the map; they make no other entry.
  const renamed = { ...entry, country: { code: 'JP', name: 'Japón' }, latitude: 35 };
  expect(inTheWay([renamed], [entry])).toEqual([]);
  const others = [
    { ...entry, id: 'b' },
    { ...entry, location: 'Osaka' },
    { ...entry, locked: true },
  ];
  expect(inTheWay(others, [entry])).toEqual(others);
  expect(inTheWay([], [entry])).toEqual([]);
});
test('an entry whose answer was lost is recognised, another one on the same days is not', () => {
  const form = { ...newForm('2026-11-05', 'JP', false), to: '2026-11-06', location: 'Kyoto', purpose: 'BUSINESS_TRIP' };
  const body = bodyOf(form, { locationType: 'OTHER', purpose: null }, undefined);
  expect(isSameEntry({ ...entry, startDate: '2026-11-05T00:00:00.000Z', notes: '' }, body)).toBe(true);
  for (const other of [{ location: 'Osaka' }, { endDate: '2026-11-05T00:00:00Z' }, { allDay: false }, { notes: 'x' }])
    expect(isSameEntry({ ...entry, ...other }, body)).toBe(false);
});
