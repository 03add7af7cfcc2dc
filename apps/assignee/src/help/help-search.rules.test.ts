import { describe, expect, test } from 'vitest';
import { questionsFor } from './help-questions.data.ts';
import { firstInPhase, fits } from './help-search.rules.ts';

describe('the search of the help', () => {
  test('finds all words by their beginnings, without regard to accents and case', () => {
    expect(fits('recu perdu', 'J’ai perdu un reçu. Que faire ?')).toBe(true);
    expect(fits('CAMB', 'Tipo de cambio', 'El tipo vigente')).toBe(true);
    expect(fits('rate receipt', 'Which exchange rate is used?', null)).toBe(false);
    expect(fits('ange', 'Which exchange rate is used?')).toBe(false);
  });
  test('finds nothing for nothing', () => {
    expect(fits('', 'anything')).toBe(false);
    expect(fits(' ?! ', 'anything')).toBe(false);
  });
  test('shows what comes up in the current phase first and loses nothing', () => {
    const all = [
      { id: 1, phases: ['MOVE'] },
      { id: 2, phases: [] },
      { id: 3, phases: ['RETURN', 'MOVE'] },
    ];
    expect(firstInPhase(all, 'RETURN').map((one) => one.id)).toEqual([3, 1, 2]);
    expect(firstInPhase(all, null).map((one) => one.id)).toEqual([1, 2, 3]);
  });
});

test('answers lead members of the family only to what they have', () => {
  const [own, families] = [questionsFor(false), questionsFor(true)];
  expect(families.length).toBeGreaterThan(2);
  expect(own.filter((one) => families.includes(one))).toEqual([]);
});
