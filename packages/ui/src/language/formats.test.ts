import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knowCities } from './cities.ts';
import {
  dateFormats,
  daysBetween,
  formatClock,
  formatDate,
  formatDateTime,
  formatDayInSentence,
  formatLocalTime,
  formatRelative,
  formatSpokenDay,
  formatTimeOfDay,
  unbroken,
  zonePlace,
} from './dates.ts';
import type { Locale } from './locale.ts';
import { formatBytes, formatMoney, formatNumber, formatPair, formatPercent } from './numbers.ts';
import { parseTypedDate, parseTypedTime } from './typed-dates.ts';
import { parseTypedNumber, typedNumber } from './typed-numbers.ts';
import { unitWord } from './units.ts';

const flat = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');
/** Where a line may break: at blanks, and at hyphens that nothing keeps. */
const breaks = / |-(?!\u2060)/;
const locale = fc.constantFrom('en', 'es', 'fr', 'en-x-halden');
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  test.each([
    ['yyyy-MM-dd', '2026-03-04'],
    ['yyyy-MMM-dd', '2026-Mar-04'],
    ['dd-MM-yyyy', '04-03-2026'],
    ['dd-MMM-yyyy', '04-Mar-2026'],
    ['MM-dd-yyyy', '03-04-2026'],
    ['MMM-dd-yyyy', 'Mar-04-2026'],
  ] as const)('are written as %s', (format, shown) => {
    expect(formatDate('2026-03-04', format, 'en')).toBe(shown);
  });
  test('name their month in the user’s language', () => {
    expect(formatDate('2026-08-04', 'dd-MMM-yyyy', 'fr')).toBe('04-août-2026');
    expect(formatDate('2026-01-04', 'dd-MMM-yyyy', 'es')).toBe('04-ene-2026');
  });
  test('are never shifted by a time in the text', () => {
    expect(formatDate('2026-03-29T00:00:00Z', 'dd-MM-yyyy', 'en')).toBe('29-03-2026');
  });
  test('typed as they are shown are read back, in every format and language', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...dateFormats), locale, (value, format, language) => {
        expect(parseTypedDate(formatDate(value, format, language), format, language)).toBe(value);
      }),
    );
  });
  test.each([
    ['4/3/26', '2026-03-04'],
    ['04032026', '2026-03-04'],
    ['040326', '2026-03-04'],
    ['4.3', '2026-03-04'],
    ['4 mar 2026', '2026-03-04'],
    ['2026-03-04', '2026-03-04'],
    ['31-02-2026', null],
    ['13/13/25', null],
    ['soon', null],
    ['', null],
  ])('typed as %j mean %j', (typed, meant) => {
    expect(parseTypedDate(typed, 'dd-MM-yyyy', 'en', '2026-01-01')).toBe(meant);
  });
  test.each([
    ['dd-MM-yyyy', '2026-12-05'],
    ['dd-MMM-yyyy', '2026-12-05'],
    ['MM-dd-yyyy', '2026-05-12'],
    ['MMM-dd-yyyy', '2026-05-12'],
    // The year first says nothing of the two others: it could be two days, and none is guessed.
    ['yyyy-MM-dd', null],
    ['yyyy-MMM-dd', null],
  ] as const)('with any separator a day is read in the order of the chosen format %s', (format, meant) => {
    for (const typed of ['5/12/2026', '05.12.2026', '5-12-2026', '05 12 2026'])
      expect(parseTypedDate(typed, format, 'fr'), typed).toBe(meant);
    // A year that stands first has the month behind it, in every format.
    for (const typed of ['2026/12/05', '2026.12.5', '2026-12-05'])
      expect(parseTypedDate(typed, format, 'fr'), typed).toBe('2026-12-05');
  });
  test('a number over twelve, or a name, tells day and month apart where the format does not', () => {
    for (const typed of ['25/12/2026', '12/25/2026', '25 déc. 2026', 'décembre 25 2026'])
      expect(parseTypedDate(typed, 'yyyy-MM-dd', 'fr'), typed).toBe('2026-12-25');
    // In a format with an order of its own the other one is no day.
    expect(parseTypedDate('12/25/2026', 'dd-MM-yyyy', 'fr')).toBeNull();
    expect(parseTypedDate('25/12/2026', 'MM-dd-yyyy', 'fr')).toBeNull();
  });
  test('reads the first of a month as French writes it, and days with their little words', () => {
    for (const variant of ['en-x-brightwater', 'en-x-halden', 'en-XA'])
      expect(parseTypedDate('29 July 1983', 'dd-MM-yyyy', variant)).toBe('1983-07-29');
    expect(parseTypedDate('1er décembre 2027', 'dd-MM-yyyy', 'fr')).toBe('2027-12-01');
    expect(parseTypedDate('1 décembre 2027', 'dd-MM-yyyy', 'fr')).toBe('2027-12-01');
    expect(parseTypedDate('2 de diciembre de 2027', 'dd-MM-yyyy', 'es')).toBe('2027-12-02');
  });
  test.each([
    ['2026-12-02', 'dd-MM-yyyy', 'en', 'Wed 02-12-2026 · in 9 days'],
    ['2026-12-02', 'MM-dd-yyyy', 'en', 'Wed 12-02-2026 · in 9 days'],
    ['2026-11-23', 'dd-MM-yyyy', 'en', 'Mon 23-11-2026 · today'],
    ['2026-11-20', 'dd-MM-yyyy', 'en', 'Fri 20-11-2026 · 3 days ago'],
    ['2027-03-01', 'dd-MM-yyyy', 'en', 'Mon 01-03-2027 · in 3 months'],
    ['2026-12-01', 'dd-MM-yyyy', 'fr', 'mar. 01-12-2026 · dans 8 jours'],
    ['2026-12-01', 'dd-MMM-yyyy', 'fr', 'mar. 01-déc-2026 · dans 8 jours'],
    ['2026-12-02', 'dd-MM-yyyy', 'es', 'mié 02-12-2026 · dentro de 9 días'],
    ['2026-11-24', 'dd-MM-yyyy', 'es', 'mar 24-11-2026 · mañana'],
  ] as const)('%s is said in %s and %s as %s', (value, format, language, said) => {
    const spoken = formatSpokenDay(value, '2026-11-23', format, language);
    expect(flat(spoken)).toBe(said);
    // A line breaks between the day and how far off it is, and nowhere else.
    expect(spoken.split(breaks)).toHaveLength(2);
  });
  test.each([
    ['2026-12-02', 'dd-MM-yyyy', 'en', 'Wed 02-12-2026 (in 9 days)'],
    ['2026-12-02', 'MM-dd-yyyy', 'en', 'Wed 12-02-2026 (in 9 days)'],
    ['2026-11-24', 'dd-MM-yyyy', 'fr', 'mar. 24-11-2026 (demain)'],
    ['2027-03-01', 'dd-MM-yyyy', 'fr', 'lun. 01-03-2027 (dans 3 mois)'],
    ['2026-11-23', 'dd-MM-yyyy', 'es', 'lun 23-11-2026 (hoy)'],
  ] as const)('%s is said within a sentence in %s and %s as %s', (value, format, language, said) => {
    const spoken = formatDayInSentence(value, '2026-11-23', format, language);
    expect(flat(spoken)).toBe(said);
    // A line breaks between the day and how far off it is, and nowhere else.
    expect(spoken.split(breaks)).toHaveLength(2);
  });
  test('that are said stand in the form that the profile chose, like all others: nowhere are there two', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...dateFormats), locale, (value, format, language) => {
        const written = unbroken(formatDate(value, format, language));
        for (const say of [formatSpokenDay, formatDayInSentence])
          expect(say(value, '2026-11-23', format, language)).toContain(`\u00a0${written}`);
        expect(formatLocalTime(`${value}T12:00:00Z`, 'UTC', format, language)).toContain(`\u00a0${written}, `);
      }),
    );
  });
  test('written for a page do not break at their hyphens, and are read back when copied', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...dateFormats), locale, (value, format, language) => {
        const shown = unbroken(formatDate(value, format, language));
        expect(shown).not.toMatch(/-(?!\u2060)/);
        expect(parseTypedDate(shown, format, language)).toBe(value);
      }),
    );
  });
  test('count across the end of summer time', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  });
});

describe('moments', () => {
  test('are shown in UTC with a twelve-hour clock', () => {
    expect(formatDateTime('2026-03-04T00:05:09Z')).toBe('04-03-2026, 12:05:09 am UTC');
    expect(formatDateTime('2026-03-04T15:05:09+02:00')).toBe('04-03-2026, 1:05:09 pm UTC');
  });
  test('are shown on a clock of 24 hours where nobody says am and pm', () => {
    expect(formatDateTime('2026-03-04T00:05:09Z', 'UTC', 'fr')).toBe('04-03-2026, 00:05:09 UTC');
    expect(formatDateTime('2026-03-04T15:05:09Z', 'Europe/Paris', 'fr')).toBe('04-03-2026, 16:05:09 (Paris)');
    expect(formatDateTime('2026-03-04T15:05:09Z', 'UTC', 'es')).toBe('04-03-2026, 15:05:09 UTC');
  });
  test.each([
    ['en', 'dd-MM-yyyy', 'Sun 15-11-2026, 3:09 PM (UTC)'],
    ['en-x-brightwater', 'dd-MM-yyyy', 'Sun 15-11-2026, 3:09 PM (UTC)'],
    ['en', 'MM-dd-yyyy', 'Sun 11-15-2026, 3:09 PM (UTC)'],
    ['fr', 'dd-MM-yyyy', 'dim. 15-11-2026, 15:09 (UTC)'],
    ['es', 'dd-MM-yyyy', 'dom 15-11-2026, 15:09 (UTC)'],
  ] as const)('are said in %s by who writes %s as %s', (language, format, said) => {
    expect(flat(formatLocalTime('2026-11-15T15:09:00Z', 'UTC', format, language))).toBe(said);
  });
  test('a time of day is said by the same clock', () => {
    expect(['en', 'fr', 'es'].map((language) => flat(formatTimeOfDay('17:30', language)))).toEqual([
      '5:30 PM',
      '17:30',
      '17:30',
    ]);
  });
  test('a zone is named after its place, as the language calls it', async () => {
    await knowCities('fr', { GB: { London: 'Londres' } });
    expect(zonePlace('Europe/London', 'fr')).toBe('Londres');
    expect(zonePlace('America/Argentina/Buenos_Aires', 'fr')).toBe('Buenos Aires');
    expect(zonePlace('UTC', 'fr')).toBe('UTC');
    expect(formatLocalTime('2026-11-15T15:09:00Z', 'Europe/London', 'dd-MM-yyyy', 'fr')).toContain('(Londres)');
  });
  test('a clock of 24 hours has two figures at nine, with a weekday and without', () => {
    const nine = '2026-11-17T09:02:00Z';
    expect(['en', 'fr', 'es'].map((language) => flat(formatClock(nine, 'UTC', language)))).toEqual([
      '9:02 AM',
      '09:02',
      '09:02',
    ]);
    expect(['en', 'fr', 'es'].map((language) => flat(formatClock(nine, 'UTC', language, true)))).toEqual([
      'Tue 9:02 AM',
      'mar. 09:02',
      'mar 09:02',
    ]);
  });
  test('say how long ago they were', () => {
    const now = Date.parse('2026-03-04T12:00:00Z');
    const said = (moment: string, zone = 'UTC', language: Locale = 'en') => formatRelative(moment, now, zone, language);
    expect(said('2026-03-04T09:00:00Z')).toBe('3 hours ago');
    expect(said('2026-03-04T11:58:00Z')).toBe('2 minutes ago');
    expect(said('2026-03-06T12:00:00Z', 'UTC', 'fr')).toBe('après-demain');
  });
  test('say days by midnights of who reads, as days are said elsewhere', () => {
    const evening = Date.parse('2026-03-04T20:00:00Z');
    expect(formatRelative('2026-03-07T08:00:00Z', evening, 'UTC', 'en')).toBe('in 3 days');
    expect(formatRelative('2026-03-02T19:00:00Z', evening, 'UTC', 'en')).toBe('2 days ago');
    // In Auckland it is the 5th already.
    expect(formatRelative('2026-03-07T08:00:00Z', evening, 'Pacific/Auckland', 'en')).toBe('in 2 days');
  });
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9:30 pm', '21:30'],
    ['12 am', '00:00'],
    ['21.30', '21:30'],
    ['25:00', null],
    ['13 pm', null],
  ])('typed as %j are %j', (typed, meant) => {
    expect(parseTypedTime(typed)).toBe(meant);
  });
});

describe('money', () => {
  test.each([
    ['1250', 'SGD', 'en', 'SGD 1,250.00'],
    ['1250', 'SGD', 'fr', '1 250,00 SGD'],
    ['-1250.5', 'EUR', 'en', '-EUR 1,250.50'],
    ['1250', 'JPY', 'en', 'JPY 1,250'],
    ['1.5', 'KWD', 'en', 'KWD 1.500'],
    ['12345678901234567890.12', 'USD', 'en', 'USD 12,345,678,901,234,567,890.12'],
  ])('%s %s reads %s: %s', (amount, currency, language, shown) => {
    expect(flat(formatMoney(amount, currency, language))).toBe(shown);
  });
  test('never hides a finer amount by rounding', () => {
    expect(flat(formatMoney('0.0049', 'EUR', 'en'))).toBe('EUR 0.0049');
  });
  test('has the decimals of ISO 4217, also where browsers know the habits of cash', () => {
    const shown = (currency: string) => flat(formatMoney('1250', currency, 'en'));
    expect(['JPY', 'EUR', 'KWD', 'CLF', 'IDR', 'AFN', 'IQD'].map(shown)).toEqual([
      'JPY 1,250',
      'EUR 1,250.00',
      'KWD 1,250.000',
      'CLF 1,250.0000',
      'IDR 1,250.00',
      'AFN 1,250.00',
      'IQD 1,250.000',
    ]);
  });
});

describe('numbers', () => {
  test('of bytes are plural, and short from a kilobyte on', () => {
    expect([1, 735, 1536].map((bytes) => flat(formatBytes(bytes, 'en')))).toEqual(['1 byte', '735 bytes', '1.5 kB']);
    expect([735, 1536].map((bytes) => flat(formatBytes(bytes, 'fr')))).toEqual(['735 octets', '1,5 ko']);
  });
  test('have the colon of the language before them', () => {
    expect(['en', 'es', 'fr'].map((language) => formatPair('Total', '3', language))).toEqual([
      'Total: 3',
      'Total: 3',
      'Total\u00a0: 3',
    ]);
  });
  test('read in the user’s language', () => {
    expect(flat(formatNumber('1234.5', 'fr', { decimals: 2, unit: 'kg' }))).toBe('1 234,50 kg');
    const ofUnits = (language: Locale) => ['1', '90'].map((days) => `${days} ${unitWord('days', days, language)}`);
    expect((['en', 'es', 'fr'] as const).map(ofUnits)).toEqual([
      ['1 day', '90 days'],
      ['1 día', '90 días'],
      ['1 jour', '90 jours'],
    ]);
    expect([unitWord('months', null, 'es'), unitWord('years', '1', 'fr'), unitWord('m²', '1', 'fr')]).toEqual([
      'meses',
      'an',
      'm²',
    ]);
    expect(flat(formatPercent('12.5', 'fr'))).toBe('12,5 %');
    expect(formatPercent('12.5', 'en')).toBe('12.5%');
  });
  test.each([
    ['1.250,00', 'fr', '1250.00'],
    ['1,250.00', 'fr', '1250.00'],
    ['1.250,00', 'en', '1250.00'],
    ['1 250,5', 'en', '1250.5'],
    ['1.250', 'es', '1250'],
    ['1.250', 'en', '1.250'],
    ['1,250', 'en', '1250'],
    ['12,5', 'en', '12.5'],
    ['1,234,567', 'fr', '1234567'],
    ['12,34,567.50', 'en', '1234567.50'],
    ['-5', 'en', '-5'],
    ['5-', 'en', '-5'],
    ['(5.50)', 'en', '-5.50'],
    ['-0', 'en', '0'],
    ['.5', 'en', '0.5'],
    ['1.2.3', 'en', null],
    ['1,25,0.5', 'en', null],
    ['12a', 'en', null],
    ['', 'en', null],
    ['.', 'en', null],
  ])('typed as %j in %s mean %j', (typed, language, meant) => {
    expect(parseTypedNumber(typed, language)).toBe(meant);
  });
  test('shown with grouping are read back exactly', () => {
    const amount = fc
      .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }))
      .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`)
      .filter((text) => text !== '0.00');
    fc.assert(
      fc.property(amount, locale, (value, language) => {
        expect(parseTypedNumber(formatNumber(value, language, { decimals: 2 }), language)).toBe(value);
        expect(parseTypedNumber(typedNumber(value, language), language)).toBe(value);
      }),
    );
  });
});
