import { expect, test } from 'vitest';
import { fileFault, isAccepted, typeNames } from './file.rules.ts';

test('a file is accepted by type, by family or by ending', () => {
  const photo = { name: 'a.JPG', type: 'image/jpeg' };
  expect(isAccepted(photo, ['image/*'])).toBe(true);
  expect(isAccepted(photo, ['image/jpeg'])).toBe(true);
  expect(isAccepted(photo, ['.jpg'])).toBe(true);
  expect(isAccepted(photo, ['application/pdf'])).toBe(false);
  expect(isAccepted(photo, [])).toBe(true);
});
test('a file the system does not know is judged by its ending', () => {
  expect(isAccepted({ name: 'list.csv', type: '' }, ['text/csv'])).toBe(true);
});
test('empty and oversized files are refused', () => {
  expect(fileFault(new File([], 'a.pdf', { type: 'application/pdf' }), {})).toBe('empty');
  expect(fileFault(new File(['12345'], 'a.pdf'), { maxBytes: 4 })).toBe('tooLarge');
  expect(fileFault(new File(['1234'], 'a.pdf'), { maxBytes: 4 })).toBeNull();
});
test('types are named as people call them, once', () => {
  expect(typeNames(['image/jpeg', 'application/pdf', '.pdf'])).toEqual(['JPEG', 'PDF']);
});
