import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AlertSpan, concernedAlerts, type Stay, stayOfTrip } from './concerned.rules.ts';

const alert = (given: Partial<AlertSpan> = {}): AlertSpan => ({
  country: 'SG',
  level: 'CAUTION',
  validFrom: '2026-11-10',
  validTo: '2026-12-10',
  ...given,
});
const stay = (given: Partial<Stay> = {}): Stay => ({
  kind: 'HOST',
  country: 'SG',
  from: null,
  to: null,
  place: null,
  ...given,
});
const concerned = (one: AlertSpan, where: Stay, day = '2026-11-21') => concernedAlerts([one], [where], day).length > 0;

describe('an alert concerns somebody', () => {
  test('whose home or host country it is about, as long as it holds', () => {
    expect(concerned(alert(), stay())).toBe(true);
    expect(concerned(alert({ country: 'JP' }), stay())).toBe(false);
  });
  test('from its first day to its last, and no day longer', () => {
    for (const [day, holds] of [
      ['2026-11-09', false],
      ['2026-11-10', true],
      ['2026-12-10', true],
      ['2026-12-11', false],
    ] as const)
      expect(concerned(alert(), stay(), day)).toBe(holds);
    expect(concerned(alert({ validTo: null }), stay(), '2099-01-01')).toBe(true);
  });
  test('who will travel there while it holds, but not who comes after it or has left', () => {
    const trip = (from: string, to: string) => stay({ kind: 'TRIP', from, to });
    expect(concerned(alert(), trip('2026-12-10', '2026-12-20'))).toBe(true);
    expect(concerned(alert(), trip('2026-12-11', '2026-12-20'))).toBe(false);
    expect(concerned(alert(), trip('2026-11-12', '2026-11-20'))).toBe(false);
    expect(concerned(alert(), trip('2026-11-12', '2026-11-21'))).toBe(true);
  });
});

test('a journey without a way back is a stay of thirty days', () => {
  const oneWay = { toCountry: 'SG', toPlace: 'Singapore', departureDate: '2026-02-01', returnDate: null };
  expect(stayOfTrip(oneWay)).toMatchObject({ from: '2026-02-01', to: '2026-03-03', kind: 'TRIP' });
  expect(stayOfTrip({ ...oneWay, returnDate: '2026-02-04' }).to).toBe('2026-02-04');
});

test('the gravest come first, then the newest, each with all stays it is about', () => {
  const all = concernedAlerts(
    [
      alert({ validFrom: '2026-11-01' }),
      alert({ validFrom: '2026-11-20' }),
      alert({ level: 'NO_TRAVEL', validFrom: '2026-10-01' }),
      alert({ level: 'INFORMATION' }),
    ],
    [stay(), stay({ kind: 'TRIP', from: '2026-11-30', to: '2026-12-02' }), stay({ country: 'FR' })],
    '2026-11-21',
  );
  expect(all.map(({ level, validFrom }) => `${level} ${validFrom}`)).toEqual([
    'NO_TRAVEL 2026-10-01',
    'CAUTION 2026-11-20',
    'CAUTION 2026-11-01',
    'INFORMATION 2026-11-10',
  ]);
  expect(all[0]?.because.map(({ kind }) => kind)).toEqual(['HOST', 'TRIP']);
});

test('it concerns exactly those with a day in the country, from today on, on which it holds or will', () => {
  const days = Array.from({ length: 12 }, (_, n) => Temporal.PlainDate.from('2026-03-26').add({ days: n }).toString());
  const day = fc.constantFrom(...days);
  const country = fc.constantFrom('SG', 'FR');
  const span = fc.tuple(day, day).map((two) => two.toSorted() as [string, string]);
  fc.assert(
    fc.property(country, country, span, span, day, (there, about, [from, to], [validFrom, validTo], today) => {
      const holdsToday = validFrom <= today && today <= validTo;
      const shared = days.some((one) => one >= from && one <= to && one >= validFrom && one <= validTo);
      const wanted = there === about && holdsToday && shared && to >= today;
      expect(concerned(alert({ country: about, validFrom, validTo }), stay({ country: there, from, to }), today)).toBe(
        wanted,
      );
    }),
    { numRuns: 2000 },
  );
});
