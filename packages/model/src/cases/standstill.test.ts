import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standstillOf } from './standstill.rules.ts';

const going = { status: 'ACTIVE', onHoldReason: null, onHoldBy: null, onHoldSince: null } as const;
const grace = { id: 'u1', label: 'Grace' };
type Block = Parameters<typeof standstillOf>[1][number];
const block = (created: string, more: Partial<Block> = {}): Block => ({
  ...{ reason: 'IMMIGRATION', waitsFor: 'AUTHORITY', blockedBy: grace, created, expectedUntil: null },
  status: 'BLOCKED',
  ...more,
});
const blocked = { ...going, status: 'BLOCKED' } as const;
const now = '2026-05-08T12:00:00Z';

describe('an assignment that stands still', () => {
  test('says who blocked it, since how many days, why and for whom it waits', () => {
    expect(standstillOf(blocked, [block('2026-05-04T08:00:00Z')], now, 'UTC')).toEqual({
      ...{ kind: 'BLOCKED', by: 'Grace', days: 4, reason: 'IMMIGRATION', waitsFor: 'AUTHORITY' },
      ...{ expectedUntil: null, isOverdue: false },
    });
  });
  test('counts from the oldest block that is still open', () => {
    const lifted = block('2026-05-01T08:00:00Z', { status: 'LIFTED' });
    const open = [block('2026-05-06T08:00:00Z'), lifted, block('2026-05-05T08:00:00Z')];
    expect(standstillOf(blocked, open, now, 'UTC')?.days).toBe(3);
  });
  test('is late from the day after the one it was expected to last until', () => {
    const until = (expectedUntil: string) =>
      standstillOf(blocked, [block('2026-05-04T08:00:00Z', { expectedUntil })], now, 'UTC')?.isOverdue;
    expect([until('2026-05-07'), until('2026-05-08')]).toEqual([true, false]);
  });
  test('on hold says its own reason, author and days', () => {
    const held = {
      status: 'ON_HOLD',
      onHoldReason: 'Budget.',
      onHoldBy: grace,
      onHoldSince: '2026-05-07T23:00:00Z',
    } as const;
    expect(standstillOf(held, [], now, 'UTC')).toMatchObject({
      kind: 'ON_HOLD',
      by: 'Grace',
      days: 1,
      reason: 'Budget.',
    });
    // Where the day had begun already it is the same one.
    expect(standstillOf(held, [], now, 'Europe/Berlin')?.days).toBe(0);
  });
  test('of which earlier versions kept nothing is still said to stand still', () => {
    expect(standstillOf(blocked, [], now, 'UTC')).toMatchObject({
      kind: 'BLOCKED',
      by: null,
      days: null,
      reason: null,
    });
  });
  test('one that goes on says nothing, whatever was lifted', () => {
    expect(standstillOf(going, [block('2026-05-04T08:00:00Z', { status: 'LIFTED' })], now, 'UTC')).toBeUndefined();
  });
  test('never counts fewer days tomorrow than today, nor less than none', () => {
    const moment = fc
      .integer({ min: -400, max: 400 })
      .map((h) => Temporal.Instant.from(now).add({ hours: h }).toString());
    fc.assert(
      fc.property(moment, fc.constantFrom('UTC', 'Asia/Tokyo', 'America/Los_Angeles'), (since, zone) => {
        const later = Temporal.Instant.from(now).add({ hours: 24 }).toString();
        const [today, tomorrow] = [now, later].map((at) => standstillOf(blocked, [block(since)], at, zone)?.days ?? -1);
        expect(today).toBeGreaterThanOrEqual(0);
        expect(tomorrow).toBeGreaterThanOrEqual(today ?? 0);
      }),
    );
  });
});
