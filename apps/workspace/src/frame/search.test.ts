import { expect, test } from 'vitest';
import { searchOf } from './search.ts';

test('a loader is given the text parameters of an address, and nothing else', () => {
  expect(searchOf({ tenant: 'a', about: '', page: 2, gone: undefined })).toEqual({ tenant: 'a', about: '' });
});
