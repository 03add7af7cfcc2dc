import { expect, it } from 'vitest';
import { spokenName } from './spoken-name.ts';

it('writes days and towns in the name of a record as the reader does', () => {
  const formats = {
    formats: { date: (day: string) => day.split('-').reverse().join('.') },
    way: (told: string) => told.replace('Geneva →', 'Genève →'),
  };
  expect(spokenName('Affectation longue 2025-11-24', formats)).toBe('Affectation longue 24.11.2025');
  expect(spokenName('PB2611-0000-8E', formats)).toBe('PB2611-0000-8E');
  expect(spokenName('Camille: Geneva → Lyon', formats)).toBe('Camille: Genève → Lyon');
});
