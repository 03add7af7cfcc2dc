import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../../../../tests/support/read-calendar.ts';
import { type CalendarDay, calendarFile } from './calendar-file.ts';

const link = 'https://move.example/dashboard/timeline';
const day = (more: Partial<CalendarDay> = {}): CalendarDay => ({
  id: '0b5d1c9e-5a5e-4a4e-9a4e-3f1f6b0f7a11',
  description: 'Flight to Singapore',
  eventDate: '2026-12-31',
  longDescription: null,
  notesForEmployee: null,
  notesByEmployee: null,
  version: 1,
  updated: '2026-11-01T10:00:00.123Z',
  ...more,
});
const file = (days: readonly CalendarDay[], locale = 'en', name = 'Homeport · Lyon – Singapore') =>
  calendarFile({ name, days, locale, link, isSubscribed: true });
const only = (more: Partial<CalendarDay>, locale?: string) => {
  const { events } = readCalendar(file([day(more)], locale));
  expect(events).toHaveLength(1);
  return events[0] as Readonly<Record<string, string>>;
};
/** What is left of a text: line breaks are one kind, other control characters go. */
const kept = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

describe('a calendar file as a strict reader takes it', () => {
  test('has whole days that end with the next one, over the end of a year as well', () => {
    expect(only({})).toMatchObject({ DTSTART: '2026-12-31', DTEND: '2027-01-01', TRANSP: 'TRANSPARENT' });
  });
  test('tells a change: the same id, a higher sequence, a later modification', () => {
    const before = only({});
    const after = only({ eventDate: '2027-01-04', version: 2, updated: '2026-11-02T08:00:00Z' });
    expect(after.UID).toBe(before.UID);
    expect([before.SEQUENCE, after.SEQUENCE]).toEqual(['0', '1']);
    expect([before['LAST-MODIFIED'], after['LAST-MODIFIED']]).toEqual(['20261101T100000Z', '20261102T080000Z']);
  });
  test.each([
    ['en', 'Note to you: Bring it\n\nYour note: Done?\n\nOpen the timeline: '],
    ['es', 'Nota para usted: Bring it\n\nSu nota: Done?\n\nAbrir la cronología: '],
    ['fr', 'Note pour vous : Bring it\n\nVotre note : Done?\n\nOuvrir les étapes : '],
  ])('says the notes in %s', (locale, said) => {
    const notes = { notesForEmployee: 'Bring it', notesByEmployee: 'Done?' };
    expect(only(notes, locale).DESCRIPTION).toBe(`${said}${link}`);
  });
  test('keeps every text: commas, semicolons, backslashes, line breaks, emoji, whatever the length', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc
        .array(
          fc.constantFrom(
            ',',
            ';',
            '\\',
            '\n',
            '\r\n',
            '👩‍👩‍👧',
            'é',
            ' ',
            'END:VEVENT',
            '"',
            ':',
            '$&',
            'n',
            '\u0000',
          ),
          {
            maxLength: 120,
          },
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, text, text, fc.constantFrom('en', 'es', 'fr'), (description, note, name, locale) => {
        const shown = file([day({ description, longDescription: note }), day({ id: 'other' })], locale, name);
        const { events, properties } = readCalendar(shown);
        expect(events).toHaveLength(2);
        expect(events[0]?.SUMMARY).toBe(kept(description));
        expect(events[0]?.DESCRIPTION?.startsWith(kept(note))).toBe(true);
        expect(properties.NAME ?? '').toBe(kept(name).replace(/\s+/g, ' '));
      }),
      { numRuns: 500 },
    );
  });
  test('says how often to come again only to who subscribes', () => {
    expect(readCalendar(file([])).properties['REFRESH-INTERVAL']).toBe('PT6H');
    const once = calendarFile({ name: 'x', days: [], locale: 'en', link, isSubscribed: false });
    expect(readCalendar(once).properties).not.toHaveProperty('REFRESH-INTERVAL');
  });
});
