import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callProblems, canJoin, isPast } from './video-call.rules.ts';

const start = Date.parse('2026-03-02T10:00:00Z');
const call = { startsAt: '2026-03-02T10:00:00Z', minutes: 30, status: 'SCHEDULED' };
const minute = 60_000;

describe('a video call', () => {
  test('can be joined from ten minutes before, not earlier, and not when it is cancelled', () => {
    expect(canJoin(call, start - 10 * minute)).toBe(true);
    expect(canJoin(call, start - 10 * minute - 1)).toBe(false);
    expect(canJoin({ ...call, status: 'CANCELLED' }, start)).toBe(false);
  });
  test('that is past cannot be joined, and one that can be joined is not past', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (seconds) => {
        const now = start + seconds * 1000;
        expect(canJoin(call, now) && isPast(call, now)).toBe(false);
      }),
    );
  });
  test('cannot be planned in the past, without a subject, or for a whole day', () => {
    const codes = (given: object) => callProblems({ title: 'x', ...call, ...given }, start).map((one) => one.code);
    expect(codes({})).toEqual([]);
    expect(codes({ startsAt: '2026-03-02T09:58:00Z' })).toEqual(['communication.inPast']);
    expect(codes({ startsAt: null })).toEqual(['communication.inPast']);
    expect(codes({ title: ' ' })).toEqual(['communication.subjectRequired']);
    expect(codes({ timeZone: 'Asia/Singapore' })).toEqual([]);
    expect(codes({ timeZone: 'Lion City' })).toEqual(['communication.timeZone']);
    expect(codes({ minutes: 600 })).toEqual(['communication.callLength']);
  });
});
