import { expect, test } from 'vitest';
import { readFormula } from './formula.ts';

test.each([
  ['hostHousing - housingNorm', ['hostHousing', 'housingNorm']],
  ['(a + 2.5) × −b ÷ (a−1)', ['a', 'b']],
  ['12', []],
  ['importe * 0.5', ['importe']],
])('%s is read', (text, names) => expect(readFormula(text)).toEqual({ names }));

test.each([
  ['a +', 'a +'],
  ['a b', 'b'],
  ['(a + b', '(a + b'],
  ['a ** b', '* b'],
  ['a; drop', '; drop'],
  ['1.2.3', '.3'],
  ['a = b', '= b'],
  ['()', ')'],
  [`${'('.repeat(30)}a${')'.repeat(30)}`, expect.stringMatching(/^\(*a/)],
])('%s is refused where it goes wrong', (text, unreadable) => expect(readFormula(text)).toEqual({ unreadable }));
