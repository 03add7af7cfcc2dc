import { expect, test } from 'vitest';
import { wayIn } from './way-in.rules.ts';

test('whoever is not signed in signs in and comes back to the page they opened, with all of its address', () => {
  expect(wayIn('/dashboard/travel?trip=t1')).toBe('/login?to=%2Fdashboard%2Ftravel%3Ftrip%3Dt1');
  expect(wayIn('/dashboard')).toBe('/login?to=%2Fdashboard');
});

test('whoever came to sign out is told that they are, and is not asked in for it', () => {
  expect(wayIn('/dashboard/logout')).toBe('/logout');
  expect(wayIn('/dashboard/logout?from=menu')).toBe('/logout');
  expect(wayIn('/dashboard/logouts')).toBe('/login?to=%2Fdashboard%2Flogouts');
});
