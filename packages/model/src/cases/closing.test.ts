import { describe, expect, test } from 'vitest';
import {
  type CompletedCase,
  isNearItsEnd,
  type OpenOfKind,
  openBeforeClosing,
  refuseClosing,
  refuseCompletion,
  refuseReopening,
} from './closing.rules.ts';

const running: CompletedCase = { status: 'ACTIVE', operationallyComplete: false, financiallyComplete: false };
const counts: readonly OpenOfKind[] = [
  { kind: 'STEP', open: 2, seen: 2 },
  { kind: 'SERVICE', open: 3, seen: 1 },
  { kind: 'EXPENSE', open: 4, seen: null },
  { kind: 'INVOICE', open: 0, seen: 0 },
];

describe('what is open before an assignment is closed', () => {
  test('is told by kind as far as its reader sees it, the rest as more than that', () => {
    const work = openBeforeClosing(counts, 'OPERATIONAL');
    expect([work.isOpen, work.hidesMore]).toEqual([true, true]);
    expect(work.lines.filter(({ count }) => count > 0)).toEqual([
      { kind: 'STEP', count: 2 },
      { kind: 'SERVICE', count: 1 },
    ]);
  });
  test('names no kind that its reader sees nothing of', () => {
    const money = openBeforeClosing(counts, 'FINANCIAL');
    expect(money.lines.some(({ kind }) => kind === 'EXPENSE')).toBe(false);
    expect([money.isOpen, money.hidesMore]).toEqual([true, true]);
  });
});

describe('a side of an assignment', () => {
  const open = openBeforeClosing(counts, 'OPERATIONAL');
  const nothing = openBeforeClosing([], 'OPERATIONAL');
  test('is not complete while anything is open, seen or not; the refusal says how much of each kind', () => {
    expect(refuseCompletion(running, 'OPERATIONAL', nothing, false)).toBeUndefined();
    expect(refuseCompletion(running, 'OPERATIONAL', open, false)).toMatchObject({
      code: 'cases.workOpen',
      params: { STEP: 2, SERVICE: 1, DOCUMENT: 0, hidesMore: 'true' },
    });
    const money = openBeforeClosing(counts, 'FINANCIAL');
    expect(refuseCompletion(running, 'FINANCIAL', money, false)?.code).toBe('cases.moneyOpen');
  });
  test('is completed in spite of what is open only where something is', () => {
    expect(refuseCompletion(running, 'OPERATIONAL', open, true)).toBeUndefined();
    expect(refuseCompletion(running, 'OPERATIONAL', nothing, true)?.code).toBe('cases.nothingOpen');
  });
  test.each([
    ['PENDING', false, 'cases.notActivated'],
    ['CLOSED', false, 'cases.caseIsOver'],
    ['ACTIVE', true, 'cases.completedAlready'],
    ['ON_HOLD', false, undefined],
  ] as const)('of one that is %s (complete: %s): %s', (status, operationallyComplete, code) => {
    const of = { ...running, status, operationallyComplete };
    expect(refuseCompletion(of, 'OPERATIONAL', nothing, false)?.code).toBe(code);
  });
  test('is reopened where it was complete and the assignment is not closed', () => {
    expect(refuseReopening(running, 'FINANCIAL')?.code).toBe('cases.notCompleted');
    const done = { ...running, financiallyComplete: true };
    expect(refuseReopening(done, 'FINANCIAL')).toBeUndefined();
    expect(refuseReopening({ ...done, status: 'CLOSED' }, 'FINANCIAL')?.code).toBe('cases.caseIsOver');
  });
});

test.each([
  [false, false, 'BOTH'],
  [true, false, 'FINANCIAL'],
  [false, true, 'OPERATIONAL'],
  [true, true, undefined],
])('an assignment is closed when its work (%s) and its money (%s) are complete', (work, money, missing) => {
  const refused = refuseClosing({ ...running, operationallyComplete: work, financiallyComplete: money });
  expect(refused?.params?.missing).toBe(missing);
});

test.each([
  ['ACTIVE', '2026-05-31', false, true],
  ['ACTIVE', '2026-06-01', false, false],
  ['BLOCKED', '2026-01-01', false, true],
  ['ACTIVE', null, false, false],
  ['ACTIVE', null, true, true],
  ['PENDING', '2026-05-02', false, false],
  ['CLOSED', '2026-05-02', true, false],
] as const)(
  'of one that is %s and ends on %s (work complete: %s) it is said what is left: %s',
  (status, end, work, isSaid) => {
    const of = { ...running, status, assignmentEndDate: end, operationallyComplete: work };
    expect(isNearItsEnd(of, '2026-05-01')).toBe(isSaid);
  },
);
