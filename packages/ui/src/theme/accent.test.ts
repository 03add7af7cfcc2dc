/// <reference types="node" />
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backgrounds, deriveAccent, isLegibleFamily } from './accent.ts';
import { contrast } from './contrast.ts';
import { parseHex, toHex, toOklch, toRgb } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom('light' as const, 'dark' as const);
const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
/** The value of a token in one scheme, as tokens.css says it. */
function token(name: string, of: 'light' | 'dark'): string {
  const values = [...tokens.matchAll(new RegExp(`--hp-${name}: (#[0-9a-f]{6});`, 'g'))].map((match) => match[1] ?? '');
  return (of === 'light' ? values[0] : values[1]) ?? '';
}

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

describe('the tokens', () => {
  test.each(['light', 'dark'] as const)('hold 4.5:1 for every text pair in %s', (mode) => {
    const behind = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken'].map((name) => token(name, mode));
    for (const text of ['text-primary', 'text-secondary', 'text-tertiary', 'accent', 'accent-hover'])
      for (const ground of behind)
        expect(contrast(token(text, mode), ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const tone of ['success', 'warning', 'danger', 'info', 'neutral']) {
      expect(contrast(token(tone, mode), token(`${tone}-subtle`, mode)), tone).toBeGreaterThanOrEqual(4.5);
      for (const ground of behind)
        expect(contrast(token(tone, mode), ground), `${tone} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token('on-solid', mode), token(`${tone}-solid`, mode)), `on ${tone}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(token('accent-on', mode), token('accent', mode))).toBeGreaterThanOrEqual(4.5);
    expect(behind).toEqual([...backgrounds[mode]]);
  });
  test.each(['light', 'dark'] as const)('hold 3:1 for input borders, charts and focus in %s', (mode) => {
    for (const name of [
      'border-control',
      'focus',
      'viz-1',
      'viz-2',
      'viz-3',
      'viz-4',
      'viz-5',
      'viz-6',
      'viz-7',
      'viz-8',
    ])
      expect(contrast(token(name, mode), token('bg-surface', mode)), name).toBeGreaterThanOrEqual(3);
  });
});
