import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shiftedDay, timelinePhases } from './timeline.rules.ts';

const order = ['INITIATION', 'PREPARATION', 'MOVE'];
const on = (eventDate: string, phase: string) => ({ eventDate, phase });

describe('a timeline by phases', () => {
  test('stands in the order of the phases, each by date', () => {
    const phases = timelinePhases(
      [on('2026-03-02', 'MOVE'), on('2026-02-01', 'INITIATION'), on('2026-01-01', 'INITIATION')],
      order,
      '2026-02-15',
    );
    expect(phases.map((one) => one.phase)).toEqual(['INITIATION', 'MOVE']);
    expect(phases[0]?.items.map((item) => item.eventDate)).toEqual(['2026-01-01', '2026-02-01']);
  });
  test('folds a phase only when all of it lies before today', () => {
    const phases = timelinePhases(
      [on('2026-02-14', 'INITIATION'), on('2026-02-15', 'PREPARATION')],
      order,
      '2026-02-15',
    );
    expect(phases.map((one) => [one.isPast, one.hasToday])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
  test('does not call the phase done that the assignment is in, nor one after it', () => {
    const dates = [on('2026-01-01', 'INITIATION'), on('2026-01-10', 'PREPARATION'), on('2026-01-20', 'MOVE')];
    const past = (present?: string) => timelinePhases(dates, order, '2026-02-15', present).map((one) => one.isPast);
    expect(past('PREPARATION')).toEqual([true, false, false]);
    expect([past(), past('UNKNOWN')]).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
  });
  test('puts today nowhere when everything is over', () => {
    expect(timelinePhases([on('2026-01-01', 'MOVE')], order, '2026-02-15').some((one) => one.hasToday)).toBe(false);
  });
  test('keeps a phase the order does not know, at the end', () => {
    const phases = timelinePhases([on('2026-01-01', 'OWN'), on('2026-05-01', 'MOVE')], order, '2026-02-15');
    expect(phases.map((one) => one.phase)).toEqual(['MOVE', 'OWN']);
  });
  test('loses and doubles nothing, and draws the line of today once at most', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    const item = fc.record({
      eventDate: day.map((one) => one.toISOString().slice(0, 10)),
      phase: fc.constantFrom(...order, 'OWN'),
    });
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const phases = timelinePhases(items, order, '2026-02-15');
        expect(phases.flatMap((one) => one.items)).toHaveLength(items.length);
        expect(phases.filter((one) => one.hasToday).length).toBe(
          items.some((one) => one.eventDate >= '2026-02-15') ? 1 : 0,
        );
      }),
    );
  });
});
describe('a shifted day', () => {
  test('keeps the calendar: months and leap years count', () => {
    expect(shiftedDay('2028-02-28', 1)).toBe('2028-02-29');
    expect(shiftedDay('2026-01-01', -1)).toBe('2025-12-31');
  });
  test('comes back when it is shifted back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3650, max: 3650 }), (days) => {
        const moved = shiftedDay('2026-06-15', days);
        expect(moved && shiftedDay(moved, -days)).toBe('2026-06-15');
      }),
    );
  });
  test('does not leave the years that make sense', () => {
    expect(shiftedDay('2099-06-01', 3650)).toBeUndefined();
  });
});
