import { expect, test } from 'vitest';
import { partsNamed } from './parts.ts';

const names = (...asked: string[]) => partsNamed(asked).map(({ name }) => name);

test('without a name everything runs, checks first and journeys last', () => {
  expect(names()[0]).toBe('types');
  expect(names().slice(-4)).toEqual(['pure', 'db', 'laws', 'journeys']);
});

test('named parts run in the order of the whole, whatever order they are asked in', () => {
  expect(names('db', 'pure')).toEqual(['pure', 'db']);
});

test('checks stands for every part that runs no test', () => {
  expect([...names('checks'), 'pure', 'db', 'laws', 'journeys']).toEqual(names());
});

test('a part that does not exist is refused, and those that do are told', () => {
  expect(() => names('jurneys')).toThrow(/jurneys.*journeys/);
});
