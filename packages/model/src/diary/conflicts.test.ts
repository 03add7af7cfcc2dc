import { isRefusal } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber, isoDay } from './calendar.rules.ts';
import { isForHalfDaysOnly, type KnownEntry, noticeOf, placeEntry } from './conflicts.rules.ts';
import { missingParts, namesOfMissing, suggestedLocationType, suggestedPurpose } from './diary-defaults.rules.ts';
import { checkDays } from './diary-entry.rules.ts';
import { type NewEntry, readDetail, travelDetailOf } from './diary-wire.rules.ts';

const entry = (id: string, startDay: string, endDay = startDay, more: Partial<KnownEntry> = {}): KnownEntry => ({
  id,
  startDay,
  endDay,
  part: 'DAY',
  locked: false,
  ...more,
});
const march = (from: number, to = from) => ({ from: `2026-03-${two(from)}`, to: `2026-03-${two(to)}` });
const two = (n: number) => String(n).padStart(2, '0');

describe('the notice under the calendar', () => {
  const allDay = entry('a', '2026-03-02', '2026-03-03');
  const other = entry('b', '2026-03-05');
  const morning = entry('c', '2026-03-09', '2026-03-09', { part: 'MORNING' });
  const afternoon = entry('d', '2026-03-10', '2026-03-10', { part: 'AFTERNOON' });
  const locked = entry('e', '2026-03-20', '2026-03-20', { locked: true });
  const known = [allDay, other, morning, afternoon, locked];
  test.each([
    ['free days', march(12, 14), undefined],
    ['one all-day entry', march(3), 'oneAllDay'],
    ['several all-day entries', march(3, 5), 'manyAllDay'],
    ['one half day', march(9), 'oneHalfDay'],
    ['several half days', march(9, 10), 'manyHalfDay'],
    ['both kinds', march(5, 9), 'mixed'],
    ['a locked day', march(20), 'oneLocked'],
    ['a range with a locked day', march(1, 31), 'lockedInRange'],
  ])('%s', (_, chosen, notice) => expect(noticeOf(known, chosen)).toBe(notice));
  test('only half days may be added where every day has one', () => {
    expect(isForHalfDaysOnly(known, march(9, 10))).toBe(true);
    expect(isForHalfDaysOnly(known, march(9, 11))).toBe(false);
  });
});

describe('saving an entry', () => {
  const stay = entry('stay', '2026-03-01', '2026-03-10');
  const place = (known: readonly KnownEntry[], from: number, to: number, more = {}) =>
    placeEntry(known, { ...march(from, to), parts: ['DAY'], ...more });
  test('an all-day entry that is covered goes away', () => {
    expect(place([stay], 1, 10)).toEqual({ removes: ['stay'], shortens: [], copies: [], adds: [march(1, 10)] });
  });
  test('one that reaches further keeps its other days', () => {
    expect(place([stay], 4, 5)).toEqual({
      removes: [],
      shortens: [{ id: 'stay', ...march(1, 3) }],
      copies: [{ id: 'stay', ...march(6, 10) }],
      adds: [march(4, 5)],
    });
    expect(place([stay], 1, 5)).toMatchObject({ shortens: [{ id: 'stay', ...march(6, 10) }], copies: [] });
  });
  test('all-day entries go around half days, which stay', () => {
    const half = entry('half', '2026-03-05', '2026-03-05', { part: 'MORNING' });
    expect(place([half], 4, 6)).toMatchObject({ removes: [], adds: [march(4), march(6)] });
    expect(place([half], 5, 5)).toMatchObject({ code: 'travel.halfDayExists' });
  });
  test('a locked all-day entry is never changed', () => {
    expect(place([{ ...stay, locked: true }], 10, 12)).toMatchObject({ code: 'travel.LOCKED' });
    expect(placeEntry([{ ...stay, locked: true }], { ...march(1), parts: ['DAY'], replaces: 'stay' })).toMatchObject({
      code: 'travel.LOCKED',
    });
  });
  test('the other half of a day is free, the same half is not', () => {
    const half = entry('half', '2026-03-05', '2026-03-05', { part: 'MORNING' });
    const day = march(5);
    expect(placeEntry([half], { ...day, parts: ['AFTERNOON'] })).toMatchObject({ adds: [day] });
    expect(placeEntry([half], { ...day, parts: ['MORNING', 'AFTERNOON'] })).toMatchObject({ code: 'travel.notSaved' });
    expect(placeEntry([half], { ...day, parts: ['MORNING'], replaces: 'half' })).toMatchObject({ removes: ['half'] });
    expect(placeEntry([], { ...march(5, 6), parts: ['MORNING'] })).toMatchObject({ code: 'travel.halfDayIsOneDay' });
  });
  test('never leaves two entries on one half of a day, and never loses a day outside the chosen ones', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 4 }), fc.boolean()), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        spans,
        fc.nat(25),
        fc.nat(6),
        fc.constantFrom('DAY', 'MORNING', 'AFTERNOON'),
        (all, at, long, part) => {
          const first = dayNumber('2026-01-01');
          const known: KnownEntry[] = [];
          let day = 0;
          for (const [gap, length, isHalf] of all) {
            day += gap;
            const end = isHalf ? day : day + length;
            known.push(entry(`e${day}`, isoDay(first + day), isoDay(first + end), isHalf ? { part: 'MORNING' } : {}));
            day = end;
          }
          const chosen = { from: isoDay(first + at), to: isoDay(first + (part === 'DAY' ? at + long : at)) };
          const placed = placeEntry(known, { ...chosen, parts: [part] });
          if (isRefusal(placed)) return;
          const kept = known.filter((e) => !placed.removes.includes(e.id));
          const spansAfter = [
            ...kept.map((e) => {
              const short = placed.shortens.find((s) => s.id === e.id);
              return { from: short?.from ?? e.startDay, to: short?.to ?? e.endDay, part: e.part as string };
            }),
            ...placed.copies.map((c) => ({ ...c, part: 'DAY' })),
            ...placed.adds.map((a) => ({ ...a, part: part as string })),
          ];
          const slots = new Set<string>();
          for (const span of spansAfter)
            for (let d = dayNumber(span.from); d <= dayNumber(span.to); d += 1)
              for (const half of span.part === 'DAY' ? ['MORNING', 'AFTERNOON'] : [span.part]) {
                expect(slots.has(`${d} ${half}`)).toBe(false);
                slots.add(`${d} ${half}`);
              }
          for (const e of known)
            for (let d = dayNumber(e.startDay); d <= dayNumber(e.endDay); d += 1)
              if (isoDay(d) < chosen.from || isoDay(d) > chosen.to) expect(slots.has(`${d} MORNING`)).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('what is proposed and what is missing', () => {
  const assignment = { home: 'ES', host: 'MX', assignmentStart: '2026-01-01', assignmentEnd: '2026-12-31' };
  const purposes = ['BUSINESS_TRIP', 'ON_ASSIGNMENT', 'HOME_VISIT', 'VACATION'];
  test('home, host or other by the country', () => {
    expect(['ES', 'MX', 'US'].map((c) => suggestedLocationType(c, assignment))).toEqual(['HOME', 'HOST', 'OTHER']);
  });
  test('the second purpose in the host country, during the assignment only', () => {
    expect(suggestedPurpose('MX', '2026-06-01', assignment, purposes)).toBe('ON_ASSIGNMENT');
    expect(suggestedPurpose('MX', '2027-06-01', assignment, purposes)).toBeNull();
    expect(suggestedPurpose('ES', '2026-06-01', assignment, purposes)).toBeNull();
  });
  test('missing parts are named as specified', () => {
    expect(namesOfMissing(missingParts({}))).toBe('Start Date, End Date, Location Type, Purpose of Travel');
    expect(namesOfMissing(missingParts({ startDate: 'x', endDate: 'x', purpose: 'x', locationType: '' }))).toBe(
      'Location Type',
    );
  });
});

describe('on the wire', () => {
  const names = { country: (c: string) => `name of ${c}`, purpose: (p: string) => `name of ${p}` };
  const given = {
    startDate: '2026-03-02',
    endDate: '2026-03-02T00:00:00.000Z',
    country: { code: 'mx', name: 'Mexico' },
    locationType: 'host',
    purpose: { code: 'VACATION', name: 'Vacation' },
    latitude: 19.4326077777,
    longitude: -99.133208,
    usaState: 'TX',
  };
  const stored = (read: NewEntry) =>
    ({ ...read, id: 'e1', status: 'OPEN' }) as unknown as Parameters<typeof travelDetailOf>[0];
  test('days are midnights in UTC, without fractions, and the state is cleared', () => {
    const read = readDetail(given, namesOfMissing) as NewEntry;
    expect(travelDetailOf(stored(read), names)).toMatchObject({
      allDay: true,
      startDate: '2026-03-02T00:00:00Z',
      endDate: '2026-03-02T00:00:00Z',
      country: { code: 'MX', name: 'name of MX' },
      countryCode: 'MX',
      latitude: 19.432608,
      locationType: 'HOST',
      usaState: null,
      locked: false,
    });
  });
  test.each([
    ['2026-03-02T00:00:00Z', 'MORNING'],
    ['2026-03-02T12:00:00Z', 'AFTERNOON'],
  ])('a half day that begins at %s is the %s, there and back', (startDate, part) => {
    const read = readDetail({ ...given, allDay: false, startDate, endDate: startDate }, namesOfMissing) as NewEntry;
    expect(read.part).toBe(part);
    const again = travelDetailOf(stored(read), names);
    expect(readDetail(again, namesOfMissing)).toMatchObject({ part, startDay: '2026-03-02', endDay: '2026-03-02' });
  });
  test('what is missing is one message', () => {
    expect(readDetail({ country: 'MX' }, namesOfMissing)).toMatchObject({
      code: 'travel.pleaseInput',
      params: { names: 'Start Date, End Date, Location Type, Purpose of Travel' },
    });
    expect(readDetail({ ...given, country: 'Mexico' }, namesOfMissing)).toMatchObject({
      code: 'travel.unknownCountry',
    });
    expect(readDetail({ ...given, startDate: 'yesterday' }, namesOfMissing)).toMatchObject({ field: 'startDate' });
  });
  test('an entry ends after it starts, a half day is one day, and no entry is longer than a year', () => {
    const days = (startDay: string, endDay: string, part: 'DAY' | 'MORNING' = 'DAY') =>
      checkDays({ startDay, endDay, part }).map((r) => r.code);
    expect(days('2026-03-02', '2026-03-01')).toEqual(['travel.endBeforeStart']);
    expect(days('2026-03-02', '2026-03-03', 'MORNING')).toEqual(['travel.halfDayIsOneDay']);
    expect(days('2026-03-02', '2027-03-03')).toEqual(['travel.tooLong']);
    expect(days('2026-03-02', '2027-03-02')).toEqual([]);
  });
});
