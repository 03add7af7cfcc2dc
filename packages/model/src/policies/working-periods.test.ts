import { expect, test } from 'vitest';
import { readPeriods } from './working-periods.rules.ts';

test.each([
  ['09:00-17:00', 1],
  ['9:00 – 12:00; 13:00 – 18:00', 2],
])('parts of a day are read: %s', (said, count) => {
  expect(readPeriods(said)).toHaveLength(count);
});
test.each(['', 'nine to five', '17:00-09:00', '09:00-13:00, 12:00-18:00', '09:00-25:00', '09:00'])(
  'what says no parts of a day is none: %j',
  (said) => {
    expect(readPeriods(said)).toBeUndefined();
  },
);
