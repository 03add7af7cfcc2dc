import { expect, test } from 'vitest';
import { linkState } from './link-state.rules.ts';

const open = { step: { status: 'OPEN', version: 3 } as const, version: 3, mine: undefined, isOver: false };

test('the link of a mail is open for the step as it was when the mail left, and no other', () => {
  expect(linkState(open)).toBe('OPEN');
  expect(linkState({ ...open, step: { status: 'DELEGATED', version: 3 } })).toBe('OPEN');
  expect(linkState({ ...open, step: { status: 'OPEN', version: 4 } })).toBe('CHANGED');
  expect(linkState({ ...open, isOver: true })).toBe('EXPIRED');
});
test('what was decided, by whomever, is said before anything else', () => {
  expect(linkState({ ...open, step: { status: 'APPROVED', version: 4 }, isOver: true })).toBe('DECIDED');
  expect(linkState({ ...open, step: { status: 'SKIPPED', version: 4 }, mine: 'NOT_ASKED' })).toBe('DECIDED');
  expect(linkState({ ...open, step: { status: 'CANCELLED', version: 4 }, mine: 'NOT_ASKED' })).toBe('DROPPED');
});
test('whose rights were withdrawn, and who asked for it, decides nothing', () => {
  expect(linkState({ ...open, step: undefined })).toBe('NOT_YOURS');
  expect(linkState({ ...open, mine: 'NOT_ASKED' })).toBe('NOT_YOURS');
  expect(linkState({ ...open, mine: 'OWN' })).toBe('OWN');
});
