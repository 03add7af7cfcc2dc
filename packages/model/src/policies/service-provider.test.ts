import { expect, test } from 'vitest';
import { ratingOf } from './service-provider.rules.ts';

test('a provider is rated by the mean of what people answered, rounded to one decimal', () => {
  expect(ratingOf({ answered: 3, points: '12.35' }, null)).toBe('4.1');
  expect(ratingOf({ answered: 2, points: '8.50' }, '3.0')).toBe('4.3');
});
test('a rating that was typed stays until the first answer', () => {
  expect(ratingOf({ answered: 0, points: '0' }, '3.5')).toBe('3.5');
  expect(ratingOf({ answered: 0, points: '0' }, null)).toBeNull();
});
