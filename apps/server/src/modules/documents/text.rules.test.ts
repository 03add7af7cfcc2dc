import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passagesOf, searchWords, textLimits } from './text.rules.ts';

describe('passages', () => {
  test('lose no word and none is too long', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 3000 }), { maxLength: 4 }), (texts) => {
        const pieces = passagesOf(texts.map((text, i) => ({ page: i + 1, text })));
        const squeezed = (text: string) =>
          text
            .toWellFormed()
            .normalize('NFC')
            .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, '');
        expect(squeezed(pieces.map((p) => p.body).join(''))).toBe(squeezed(texts.join('\n')));
        for (const { body } of pieces) expect(body.length).toBeLessThanOrEqual(textLimits.passage);
        for (const { body } of pieces) expect(body.isWellFormed()).toBe(true);
      }),
    );
  });
  test('end with a sentence where there is one', () => {
    const sentence = `${'word '.repeat(150).trim()}. `;
    const pieces = passagesOf([{ page: 1, text: sentence.repeat(3) }]);
    expect(pieces.map((p) => p.body.endsWith('.'))).toEqual([true, true, true]);
    expect(pieces.every((p) => p.page === 1)).toBe(true);
  });
  test('of an endless document end', () => {
    const pieces = passagesOf([{ page: null, text: 'a b '.repeat(textLimits.document) }]);
    expect(pieces.reduce((sum, p) => sum + p.body.length, 0)).toBeLessThanOrEqual(textLimits.document);
  });
});

describe('what somebody types', () => {
  test('becomes words that all have to be there; the last may be begun', () => {
    expect(searchWords('visa  d’entrée')).toBe("'visa' & 'd' & 'entrée'");
    expect(searchWords('visa entr', true)).toBe("'visa' & 'entr':*");
    expect(searchWords(' … ')).toBeUndefined();
  });
  test('never becomes an operator', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const words = searchWords(typed);
        if (words !== undefined) expect(words).toMatch(/^'[\p{L}\p{N}]+'( & '[\p{L}\p{N}]+')*$/u);
      }),
    );
  });
});
