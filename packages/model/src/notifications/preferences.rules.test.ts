import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  channelsOf,
  isChosen,
  noPreferences,
  quietUntil,
  storedPreferences,
  usualChannels,
} from './preferences.rules.ts';

const mailed = { channels: ['app', 'mail'] } as const;
const off = { app: false, mail: false, push: false };

test('a decision cannot be switched off entirely, other events can, and safety is not asked about', () => {
  const silent = { choices: { a: off }, quiet: null };
  expect(channelsOf({ name: 'a', weight: 'decision' }, mailed, silent)).toEqual({ ...off, app: true });
  const pushed = { choices: { a: { ...off, push: true } }, quiet: null };
  expect(channelsOf({ name: 'a', weight: 'decision' }, mailed, pushed).app).toBe(true);
  expect(channelsOf({ name: 'a' }, mailed, silent)).toEqual(off);
  expect(channelsOf({ name: 'a', weight: 'security' }, mailed, silent)).toEqual(usualChannels(mailed));
});
test('a decision may move to another channel alone', () => {
  const byMail = { ...off, mail: true };
  expect(channelsOf({ name: 'a', weight: 'decision' }, mailed, { choices: { a: byMail }, quiet: null })).toEqual(
    byMail,
  );
});
test('without choices it is as declared', () => {
  expect(channelsOf({ name: 'a' }, { channels: ['app'] }, noPreferences)).toEqual({ ...off, app: true });
});
test('nobody is asked about what they are never told of: money is the assignee’s, what was shared the partner’s', () => {
  const told = (to: string, link = '/dashboard') => ({
    notices: [{ to, link, channels: ['app'] as const, title: 't', body: 'b' }],
  });
  const readers = ['assignee', 'family', 'workspace'] as const;
  const chosen = (event: ReturnType<typeof told>) =>
    readers.filter((reader) => isChosen({ name: 'a', ...event } as never, reader));
  expect(chosen(told('payee'))).toEqual(['assignee']);
  expect(chosen(told('assignee'))).toEqual(['assignee']);
  expect(chosen(told('partner'))).toEqual(['family']);
  expect(chosen(told('reader'))).toEqual(['assignee', 'family']);
  expect(chosen(told('approver', '/workspace/approvals'))).toEqual(['workspace']);
});

const at = (local: string, zone = 'Asia/Singapore') => Temporal.ZonedDateTime.from(`${local}[${zone}]`).toInstant();
const night = { from: '22:00', to: '07:00', zone: 'Asia/Singapore' };
test.each([
  ['2026-03-02T21:59', null],
  ['2026-03-02T22:00', '2026-03-03T07:00'],
  ['2026-03-02T03:00', '2026-03-02T07:00'],
  ['2026-03-02T07:00', null],
])('at %s the night is quiet until %s', (now, end) =>
  expect(quietUntil(night, at(now))?.toString() ?? null).toBe(end === null ? null : at(end).toString()),
);
test('hours within a day are quiet too', () => {
  const noon = { from: '12:00', to: '13:30', zone: 'Asia/Singapore' };
  expect(quietUntil(noon, at('2026-03-02T12:30'))?.toString()).toBe(at('2026-03-02T13:30').toString());
  expect(quietUntil(noon, at('2026-03-02T13:30'))).toBeNull();
});
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
test('quiet hours end within a day and an hour, and are over then, whatever the clocks do', () => {
  fc.assert(
    fc.property(
      clock,
      clock,
      fc.constantFrom('Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia'),
      fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
      (from, to, zone, seconds) => {
        fc.pre(from !== to);
        const now = Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
        const end = quietUntil({ from, to, zone }, now);
        if (end === null) return;
        const hours = now.until(end).total('hours');
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(25);
        expect(quietUntil({ from, to, zone }, end)).toBeNull();
      },
    ),
  );
});
test('what was stored and is not understood is as if nothing was stored', () => {
  for (const odd of [
    null,
    'x',
    [],
    { choices: [] },
    { choices: { a: 1 } },
    { quiet: { from: '25:00', to: '1', zone: 'X' } },
  ])
    expect(storedPreferences(odd)).toEqual(noPreferences);
  expect(storedPreferences({ quiet: { from: '22:00', to: '07:00', zone: 'Mars/Base' } })).toEqual(noPreferences);
});
