import { expect, test } from 'vitest';
import { entersPhase, phasePath, phaseRefusals } from './phases.rules.ts';

const phases = [
  { code: 'START', missing: [] },
  { code: 'MOVE', missing: ['A permit'] },
  { code: 'RETURN', missing: ['A date'] },
];

test('the path of phases says what is missing for the next one only', () => {
  expect(phasePath(phases, 'START')).toEqual([
    { code: 'START', missing: [], state: 'current' },
    { code: 'MOVE', missing: ['A permit'], state: 'coming' },
    { code: 'RETURN', missing: [], state: 'coming' },
  ]);
  expect(phasePath(phases, 'RETURN').map(({ state }) => state)).toEqual(['done', 'done', 'current']);
  // In none, or in one that the company has switched off since: the first comes next.
  expect(phasePath(phases, null).map(({ state }) => state)).toEqual(['coming', 'coming', 'coming']);
});
test.each([
  ['MOVE', { phase: 'START' }, true],
  ['MOVE', { phase: null }, true],
  ['MOVE', { phase: 'MOVE' }, false],
  [null, { phase: 'MOVE' }, false],
  ['MOVE', undefined, false],
])('to be in %s, coming from %o, is to enter it: %s', (phase, before, isEntered) => {
  expect(entersPhase({ phase }, before)).toBe(isEntered);
});
test('each condition that does not hold is named at the phase', () => {
  expect(phaseRefusals(['A permit', 'A date'])).toMatchObject([
    { code: 'cases.phaseNeeds', field: 'phase', params: { condition: 'A permit' } },
    { code: 'cases.phaseNeeds', field: 'phase', params: { condition: 'A date' } },
  ]);
});
