/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { accentBackgrounds, contrast } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
/** The value of a token in one scheme, as tokens.css says it. */
function token(name: string, of: 'light' | 'dark'): string {
  const values = [...tokens.matchAll(new RegExp(`--hp-${name}: (#[0-9a-f]{6});`, 'g'))].map((match) => match[1] ?? '');
  return (of === 'light' ? values[0] : values[1]) ?? '';
}

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
    expect(behind).toEqual([...accentBackgrounds[mode]]);
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
