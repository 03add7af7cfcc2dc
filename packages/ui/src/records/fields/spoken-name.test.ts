import { expect, it } from 'vitest';
import type { Formats } from '../../language/settings.tsx';
import { spokenName } from './spoken-name.ts';

it('writes days in the name of a record as the reader has chosen', () => {
  const formats = { date: (day: string) => day.split('-').reverse().join('.') } as Formats;
  expect(spokenName('Affectation longue 2025-11-24', formats)).toBe('Affectation longue 24.11.2025');
  expect(spokenName('PB2611-0000-8E', formats)).toBe('PB2611-0000-8E');
});
