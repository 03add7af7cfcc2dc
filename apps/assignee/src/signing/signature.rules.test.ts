import { expect, test } from 'vitest';
import { isComplete } from './signature.rules.ts';

test('a signature is complete with a name, and with its drawing where it is drawn', () => {
  expect(isComplete({ method: 'TYPED', name: 'Camille Laurent', drawing: null })).toBe(true);
  expect(isComplete({ method: 'TYPED', name: ' C ', drawing: null })).toBe(false);
  expect(isComplete({ method: 'TYPED', name: 'C'.repeat(121), drawing: null })).toBe(false);
  expect(isComplete({ method: 'DRAWN', name: 'Camille Laurent', drawing: null })).toBe(false);
  expect(isComplete({ method: 'DRAWN', name: 'Camille Laurent', drawing: 'data:image/png;base64,AA==' })).toBe(true);
});
