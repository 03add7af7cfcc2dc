import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertOf, isEscalated, netPromoterScore, type Score, scores, surveyResult } from './score.rules.ts';

describe('the result of a survey', () => {
  test('EX-38: N/A is excluded, 4.25 is 85 percent of the maximum', () => {
    expect(surveyResult(['EXCELLENT', 'GOOD', 'NA', 'AVERAGE', 'EXCELLENT'])).toEqual({
      mean: '4.25',
      percent: '85.00',
    });
  });
  test('of nothing but N/A is none', () => {
    expect(surveyResult(['NA', 'NA'])).toEqual({ mean: null, percent: null });
    expect(surveyResult([])).toEqual({ mean: null, percent: null });
  });
  test('lies between poor and excellent, does not depend on the order, and N/A changes nothing', () => {
    const answers = fc.array(fc.constantFrom<Score>(...scores), { minLength: 1 });
    fc.assert(
      fc.property(answers, (given) => {
        const { mean, percent } = surveyResult(given);
        expect(surveyResult([...given].reverse())).toEqual({ mean, percent });
        expect(surveyResult([...given, 'NA'])).toEqual({ mean, percent });
        if (mean === null) return;
        expect(Number(mean)).toBeGreaterThanOrEqual(1);
        expect(Number(mean)).toBeLessThanOrEqual(5);
        expect(Number(percent)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
describe('an alert', () => {
  test('comes at the thresholds of the company', () => {
    expect(alertOf('60.00', '60', '90')).toBe('LOW');
    expect(alertOf('60.01', '60', '90')).toBeNull();
    expect(alertOf('90.00', '60', '90')).toBe('HIGH');
    expect(alertOf(null, '60', '90')).toBeNull();
    expect(alertOf('10.00', null, null)).toBeNull();
  });
});
describe('the net promoter score', () => {
  test('EX-38: 55 percent promoters less 15 percent detractors is 40', () => {
    const answers = [...Array(55).fill(9), ...Array(30).fill(7), ...Array(15).fill(3)];
    expect(netPromoterScore(answers)).toBe(40);
    expect(netPromoterScore([])).toBeNull();
  });
  test('escalates 6 of 10 and below', () => {
    expect([isEscalated(6), isEscalated(7), isEscalated(null)]).toEqual([true, false, false]);
  });
});
