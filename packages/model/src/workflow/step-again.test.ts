import { describe, expect, test } from 'vitest';
import { comesAgain, planAgain } from './step-again.rules.ts';
import { type PlanStep, planWork, type StepState } from './work-plan.rules.ts';

const visit: PlanStep = {
  key: 'visit',
  sequence: 1,
  trigger: 'CASE_STARTED',
  triggerDays: 0,
  phase: null,
  dueInDays: 2,
  after: [],
};
const facts = {
  startDate: null,
  endDate: null,
  activatedOn: '2026-03-02',
  phases: [],
  calendar: { country: 'FR', holidays: [] },
};
const state = (key: string, more: Partial<StepState> = {}): StepState => ({
  key,
  status: 'OPEN',
  isLocked: false,
  startedOn: null,
  closedOn: null,
  agreedDue: null,
  ...more,
});

describe('a step that comes again', () => {
  const step = { comesAgainAfter: 30 };
  test('does so while its assignment goes on, and not beyond its end', () => {
    const active = { status: 'ACTIVE', assignmentEndDate: '2026-06-30' };
    expect(comesAgain(step, active, '2026-05-31')).toBe(true);
    expect(comesAgain(step, active, '2026-06-01')).toBe(false);
    expect(comesAgain(step, { ...active, assignmentEndDate: null }, '2030-01-01')).toBe(true);
    expect(comesAgain(step, { ...active, status: 'CLOSED' }, '2026-03-02')).toBe(false);
    expect(comesAgain({ comesAgainAfter: null }, active, '2026-03-02')).toBe(false);
  });

  test('has its days after the day on which it was done, and nobody waits for it', () => {
    const again = planAgain('again', { id: 'visit', sequence: 1, comesAgainAfter: 30 }, [visit]);
    const report: PlanStep = { ...visit, key: 'report', sequence: 2, trigger: 'PREVIOUS_DONE' };
    const plan = planWork([visit, report, again], facts, [
      state('visit', { status: 'DONE', closedOn: '2026-03-03' }),
      state('report'),
      state('again'),
    ]);
    // 2 April and two working days; the report comes after the first visit only.
    expect(plan.find(({ key }) => key === 'again')).toMatchObject({ start: '2026-04-02', due: '2026-04-06' });
    expect(plan.find(({ key }) => key === 'report')).toMatchObject({ start: '2026-03-03', waitsFor: [] });
  });
});
