import type { ActivationLine } from '@homeport/model/organisation';
import { expect, test } from 'vitest';
import { elapsed, stepsOf } from './activation.rules.ts';

const line = (step: string, what: string, second: number, seconds: string | null = null) =>
  ({
    step,
    what,
    seconds,
    created: `2026-01-01T10:00:${String(second).padStart(2, '0')}Z`,
  }) as unknown as ActivationLine;
const now = Date.parse('2026-01-01T10:00:30Z');

test('a step is done, under way or to come, and counts its seconds', () => {
  const lines = [
    line('STARTING', 'BEGUN', 0),
    line('STARTING', 'DONE', 4, '3.600'),
    line('CREATING_DATABASE', 'BEGUN', 5),
    line('CREATING_DATABASE', 'RESUMED', 20),
  ];
  const [first, second, third] = stepsOf('CREATING_DATABASE', lines, now);
  expect([first?.state, first?.seconds]).toEqual(['done', 3.6]);
  expect([second?.state, second?.seconds, second?.did.map(({ what }) => what)]).toEqual(['current', 10, ['RESUMED']]);
  expect([third?.state, third?.seconds]).toEqual(['coming', null]);
  expect(elapsed(lines, true, now)).toBe(30);
  expect(elapsed(lines, false, now)).toBe(20);
});

test('the step that failed says so, and those after it are still to come', () => {
  const lines = [line('STARTING', 'BEGUN', 0), line('STARTING', 'FAILED', 1)];
  expect(stepsOf('FAILED', lines, now).map(({ state }) => state)).toEqual(['stopped', ...Array(7).fill('coming')]);
});

test('one that has not begun took no time', () => expect(elapsed([], true, now)).toBe(0));
