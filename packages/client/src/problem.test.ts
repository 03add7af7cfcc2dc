import { afterEach, expect, test } from 'vitest';
import { Problem, writeDaysAs } from './problem.ts';

const title = 'The assignment ends on 2029-01-20 already: a longer one ends after that.';
let takeBack = () => {};
afterEach(() => takeBack());

test('a day in what the server says is written as the reader writes days, at its place and in all', () => {
  takeBack = writeDaysAs((day) => day.split('-').toReversed().join('-'));
  const problem = new Problem({ status: 422, title, errors: [{ field: 'newEndDate', title }] });
  expect([problem.message, problem.errors[0]?.title]).toEqual(
    Array(2).fill('The assignment ends on 20-01-2029 already: a longer one ends after that.'),
  );
});
test('what only looks like a day stays, and so do days where nobody has said how they are written', () => {
  expect(new Problem({ status: 422, title }).message).toBe(title);
  takeBack = writeDaysAs(() => 'a day');
  for (const text of ['Invoice 2026-11-201 is paid.', 'Report ER-2026-11-20 is closed.', 'Call 12026-11-20'])
    expect(new Problem({ status: 409, title: text }).message).toBe(text);
});
