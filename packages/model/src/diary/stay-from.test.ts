import { expect, test } from 'vitest';
import { entryForecast } from './country-rules.rules.ts';
import type { DiaryLine } from './presence.rules.ts';
import { staysFrom } from './stay-from.rules.ts';

const line = (country: string, startDay: string, endDay: string): DiaryLine => ({
  ...{ country, startDay, endDay, part: 'DAY' },
});
const facts = { nationality: 'MX', permits: [], uk: { wasResident: false, ties: 1 } };
const lines = [line('FR', '2026-01-01', '2026-02-09'), line('DE', '2026-03-01', '2026-03-10')];
const stays = (country: string, from: string, more: object = {}) =>
  staysFrom(country, from, { lines, facts: { ...facts, ...more }, today: '2026-03-20' });

test('the rule that ends a stay first comes first, with the days that are left and the last safe day', () => {
  const [first, ...others] = stays('ES', '2026-04-01');
  expect(first).toMatchObject({ code: 'SCHENGEN', used: 50, remaining: 40, state: 'within' });
  // Forty days are left on the first of April; none of the fifty leaves the window before they are over.
  expect(first).toMatchObject({ mayStay: 40, lastSafeDay: '2026-05-10' });
  expect(others.map(({ code }) => code)).toEqual(['OECD_YEAR', 'OECD_12_MONTHS']);
  expect(others[0]?.lastSafeDay).toBe('2026-09-30');
});

test('what is planned counts once where the stay holds it, and ends it sooner where the stay would spoil it', () => {
  const first = (from: string, ...plan: readonly [string, string]) =>
    staysFrom('ES', from, { lines: [...lines, line('IT', ...plan)], facts, today: '2026-03-20' })[0];
  expect(first('2026-04-01', '2026-04-11', '2026-04-20')).toMatchObject({ code: 'SCHENGEN', mayStay: 40 });
  expect(first('2026-04-01', '2026-05-20', '2026-05-24')).toMatchObject({ mayStay: 35, lastSafeDay: '2026-05-05' });
});

test('says of a day what the form of a new entry says of it', () => {
  const entry = { from: '2026-04-01', to: '2026-04-01', lines: [{ part: 'DAY' as const, country: 'ES' }] };
  const known = lines.map((one, n) => ({ ...one, id: String(n), locked: false }));
  const typed = new Map(entryForecast(entry, known, facts, '2026-03-20').map((one) => [one.code, one.ahead]));
  for (const { code, lastSafeDay, mayStay } of stays('ES', '2026-04-01'))
    expect(typed.get(code)).toMatchObject({ lastSafeDay, mayStay });
});

test('where one lives no limit ends a stay, and a citizen of the area is asked for taxes only', () => {
  const home = { residences: [{ country: 'ES', from: '2026-01-01', to: null }] };
  expect(stays('ES', '2026-04-01', home).filter(({ state }) => state === 'resident').length).toBeGreaterThan(0);
  expect(stays('ES', '2026-04-01', { nationality: 'FR' }).map(({ code }) => code)).not.toContain('SCHENGEN');
});
