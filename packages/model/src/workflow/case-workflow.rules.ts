import { defineRules, type Facts } from '@homeport/grammar';
import { caseWorkflow } from './case-workflow.entity.ts';
import { isClosed, phasesWith, planWork, type StepState } from './work-plan.rules.ts';
import type { WorkingCalendar } from './working-days.rules.ts';

/** The assignment and the steps of a workflow that runs, as they are now. Days are calendar days in UTC. */
export interface RunningFacts extends Facts {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly phase: string | null;
  readonly calendar: WorkingCalendar;
  readonly today: string;
  readonly states: readonly StepState[];
}

/**
 * The plan follows its assignment and its steps within the transaction that changes one of them, whoever does so: who moves a
 * date or a phase has nothing to call.
 */
export const caseWorkflowRules = defineRules<typeof caseWorkflow, RunningFacts>(caseWorkflow, {
  derive: (running, { startDate, endDate, phase, calendar, today, states }) => {
    const phases = phasesWith(running.phases ?? [], phase, today);
    const facts = { startDate, endDate, activatedOn: running.startedOn, phases, calendar };
    const plan = planWork(running.steps ?? [], facts, states, running.plan ?? []);
    const open = states.filter(({ status }) => !isClosed(status));
    const dues = open.flatMap(({ key, agreedDue }) => agreedDue ?? plan.find((one) => one.key === key)?.due ?? []);
    return { phases, plan, openSteps: open.length, nextDue: dues.sort()[0] ?? null };
  },
});
