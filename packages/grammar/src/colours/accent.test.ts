import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentBackgrounds, deriveAccent, isLegibleFamily, plainAccent } from './accent.ts';
import { contrast } from './contrast.ts';
import { parseHex, toHex, toOklch, toRgb } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom('light' as const, 'dark' as const);

describe('the accent of a tenant', () => {
  test('is legible on every background and under its own text, whatever the brand colour', () => {
    fc.assert(
      fc.property(hex, scheme, (brand, mode) => isLegibleFamily(deriveAccent(brand, mode).family, mode)),
      {
        numRuns: 400,
      },
    );
  });
  test('keeps the hue of the brand where it has one', () => {
    fc.assert(
      fc.property(hex, scheme, (brand, mode) => {
        const from = toOklch(parseHex(brand) ?? { r: 0, g: 0, b: 0 });
        const to = toOklch(parseHex(deriveAccent(brand, mode).family.accent) ?? { r: 0, g: 0, b: 0 });
        fc.pre(from.c > 0.06 && to.c > 0.06);
        const apart = Math.abs(from.h - to.h);
        return Math.min(apart, 360 - apart) < 6;
      }),
    );
  });
  test('leaves a brand that is legible already as it is', () => {
    expect(deriveAccent('#0B2E59', 'light')).toMatchObject({ family: { accent: '#0b2e59' }, isCorrected: false });
  });
  test('corrects an orange that cannot be read on white', () => {
    const { family, isCorrected } = deriveAccent('#F28C28', 'light');
    expect(isCorrected).toBe(true);
    expect(contrast(family.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
  test('a colour that is not moved is legible exactly when it need not be moved', () => {
    fc.assert(
      fc.property(hex, scheme, (brand, mode) => {
        const behind = [...accentBackgrounds[mode], plainAccent(brand, mode).subtle];
        const { accent, on } = plainAccent(brand, mode);
        const isLegible = behind.every((one) => contrast(accent, one) >= 4.5) && contrast(on, accent) >= 4.5;
        return accent === brand && isLegible === !deriveAccent(brand, mode).isCorrected;
      }),
      { numRuns: 400 },
    );
  });
  test('refuses what is not a colour', () => {
    expect(() => deriveAccent('teal', 'light')).toThrow('Not a hex colour');
  });
});

describe('colour arithmetic', () => {
  test('goes to OKLCH and back without changing a colour', () => {
    fc.assert(fc.property(hex, (value) => toHex(toRgb(toOklch(parseHex(value) ?? { r: 0, g: 0, b: 0 }))) === value));
  });
  test('knows the contrast of black and white', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
  });
});
