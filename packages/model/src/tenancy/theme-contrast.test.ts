import { deriveAccent } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faintColours, schemeLook } from './theme-contrast.rules.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours of a theme', () => {
  test('an orange is too faint for text on white, and the nearest one that passes is an orange', () => {
    expect(faintColours({ brandColor: '#F28C28', brandColorDark: null })).toEqual([
      { field: 'brandColor', ratio: expect.stringMatching(/^1\.\d\d$|^2\.\d\d$/), least: '4.5', suggestion: '#A45800' },
    ]);
  });
  test('a dark blue is too faint in dark mode only where it is the colour for dark mode', () => {
    expect(faintColours({ brandColor: '#0B2E59', brandColorDark: null })).toEqual([]);
    expect(faintColours({ brandColor: '#0B2E59', brandColorDark: '#0B2E59' })).toMatchObject([
      { field: 'brandColorDark' },
    ]);
  });
  test('what is suggested passes, whatever was typed', () => {
    fc.assert(
      fc.property(hex, hex, (brandColor, brandColorDark) => {
        const faint = faintColours({ brandColor, brandColorDark });
        const fixed = Object.fromEntries(faint.map(({ field, suggestion }) => [field, suggestion]));
        return faintColours({ brandColor, brandColorDark, ...fixed }).length === 0;
      }),
      { numRuns: 300 },
    );
  });
  test('every pair is told with its contrast; what is shown never says more than there is', () => {
    const look = schemeLook({ brandColor: '#777777', brandColorDark: null }, 'light');
    expect(look?.pairs.map(({ place }) => place)).toEqual([
      'canvas',
      'surface',
      'raised',
      'sunken',
      'subtle',
      'button',
      'hover',
    ]);
    // 4.478:1 on white: the grey that is wrong by a hair.
    expect(look?.pairs[1]).toMatchObject({ background: '#ffffff', ratio: 4.47, isLegible: false });
  });
  test('dark mode without a colour of its own gets one that is worked out; half a colour gives nothing', () => {
    const dark = schemeLook({ brandColor: '#0B2E59', brandColorDark: null }, 'dark');
    expect(dark).toMatchObject({ isDerived: true, family: deriveAccent('#0B2E59', 'dark').family });
    expect(dark?.pairs.every(({ isLegible }) => isLegible)).toBe(true);
    expect(schemeLook({ brandColor: '#0B2', brandColorDark: null }, 'light')).toBeNull();
    expect(schemeLook({ brandColor: '#0B2E59', brandColorDark: '#12' }, 'dark')).toBeNull();
  });
});
