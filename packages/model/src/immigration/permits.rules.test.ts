import { expect, test } from 'vitest';
import { renewalDay } from './permits.rules.ts';

test('a permit to 31 March 2027 is renewed from 31 December 2026 on', () =>
  expect(renewalDay('2027-03-31')).toBe('2026-12-31'));
