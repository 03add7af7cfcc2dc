import type { PlacedWidget } from '@homeport/model/widgets';
import { expect, test } from 'vitest';
import { countOfArranged } from './arrangement.rules.ts';

const placed = (ids: string, size = 'SMALL') =>
  [...ids].map((id) => ({ id, name: id, size }) as unknown as PlacedWidget);
const before = { content: placed('abcd'), available: placed('e') };

test.each([
  ['as it was', 'abcd', 'e', 0],
  ['one moved to the end', 'bcda', 'e', 1],
  ['one moved and another taken off', 'cba', 'de', 3],
  ['one put on', 'abcde', '', 1],
])('%s: %s with %s left is %i changes', (_, content, available, count) => {
  expect(countOfArranged(before, { content: placed(content), available: placed(available) })).toBe(count);
});
test('a size counts', () => {
  expect(countOfArranged(before, { content: [...placed('abc'), ...placed('d', 'WIDE')], available: placed('e') })).toBe(
    1,
  );
});
