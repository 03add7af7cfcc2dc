import { describe, expect, test } from 'vitest';
import { momentOf } from './moment.rules.ts';

describe('the days of an assignment', () => {
  test('know the first before it starts', () => {
    expect(momentOf('2026-12-29', '2028-12-28', '2026-11-21')).toEqual({ kind: 'before', start: '2026-12-29' });
  });
  test('begin with day 1, and the last day is the last of all', () => {
    expect(momentOf('2026-01-01', '2026-12-31', '2026-01-01')).toEqual({ kind: 'during', day: 1, of: 365 });
    expect(momentOf('2026-01-01', '2026-12-31', '2026-12-31')).toEqual({ kind: 'during', day: 365, of: 365 });
  });
  test('go on without an end while none is known', () => {
    expect(momentOf('2026-01-01', null, '2026-01-31')).toEqual({ kind: 'during', day: 31, of: null });
  });
  test('are over after the last day, and unknown without a first one', () => {
    expect(momentOf('2026-01-01', '2026-12-31', '2027-01-01')).toEqual({ kind: 'after', end: '2026-12-31' });
    expect(momentOf(null, '2026-12-31', '2026-06-01')).toEqual({ kind: 'unknown' });
  });
  test('do not slip when the clocks change', () => {
    expect(momentOf('2026-03-28', null, '2026-03-30')).toEqual({ kind: 'during', day: 3, of: null });
  });
});
