import { expect, test } from 'vitest';
import { noColours } from './theme-values.ts';

test('a word that is no colour is named at once, an empty field is not', () => {
  expect(noColours({ brandColor: 'green', brandColorDark: null })).toEqual(['brandColor']);
  expect(noColours({ brandColor: '#0B6B7D', brandColorDark: '#0b6' })).toEqual(['brandColorDark']);
  expect(noColours({ brandColor: '#0B6B7D', brandColorDark: '' })).toEqual([]);
});
