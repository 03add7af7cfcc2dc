import { expect, test } from 'vitest';
import { chooseScheme, onSchemeChange, readScheme, type SchemeChoice } from './scheme.ts';

test('whoever listens to the choice of a scheme and stores it in turn is told once', () => {
  const told: SchemeChoice[] = [];
  const stop = onSchemeChange((choice) => {
    told.push(choice);
    chooseScheme(choice);
  });
  chooseScheme('dark');
  chooseScheme('light');
  expect(told).toEqual(['dark', 'light']);
  stop();
  chooseScheme('auto');
  expect(told).toHaveLength(2);
  expect(readScheme()).toBe('auto');
});
