import { expect, test } from 'vitest';
import { dateFormatOf, rememberDateFormat } from './date-format.ts';

test('the choice of the date format is kept in session storage, not in local storage', () => {
  rememberDateFormat('yyyy-MM-dd');
  expect(Object.values({ ...sessionStorage })).toEqual(['yyyy-MM-dd']);
  expect(localStorage.length).toBe(0);
});
test('a format nobody knows is the usual one', () => {
  expect([dateFormatOf('MMM-dd-yyyy'), dateFormatOf('yyyy/MM')]).toEqual(['MMM-dd-yyyy', 'dd-MM-yyyy']);
});
