import { describe, expect, test } from 'vitest';
import { arrivalDay, isArrivalNear } from './arrival.rules.ts';

describe('the day of arrival', () => {
  const start = '2027-01-04';
  test.each([
    [
      'that of the first lodging',
      { start, checkIns: ['2027-01-20', '2027-01-02'], departures: ['2027-01-01'] },
      '2027-01-02',
    ],
    [
      'without a lodging that of the journey',
      { start, checkIns: [], departures: ['2027-01-03', '2027-01-01'] },
      '2027-01-01',
    ],
    [
      'not that of a visit before, nor of a journey later',
      { start, checkIns: ['2026-11-10'], departures: ['2027-03-01'] },
      start,
    ],
    ['without either the first day', { start, checkIns: [], departures: [] }, start],
    ['without a first day what there is', { start: null, checkIns: ['2027-02-01'], departures: [] }, '2027-02-01'],
    ['unknown when nobody recorded one', { start: null, checkIns: [], departures: [] }, null],
    ['three weeks before at most', { start, checkIns: ['2026-12-13', '2026-12-14'], departures: [] }, '2026-12-14'],
    ['two weeks after at most', { start, checkIns: ['2027-01-19'], departures: ['2027-01-18'] }, '2027-01-18'],
  ] as const)('is %s', (_, facts, day) => {
    expect(arrivalDay(facts)).toBe(day);
  });
  test.each([
    ['2027-01-01', false],
    ['2027-01-02', true],
    ['2027-01-09', true],
    ['2027-01-10', true],
    ['2027-01-11', false],
  ])('is near a week before until the day after: on %s %s', (today, isNear) => {
    expect(isArrivalNear('2027-01-09', today)).toBe(isNear);
  });
});
