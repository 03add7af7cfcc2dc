import type { CaseWorkflowItem } from './case-workflow-item.entity.ts';
import type { PlanStep } from './work-plan.rules.ts';
import { daysLater } from './working-days.rules.ts';

/** What is asked of an assignment before a step comes again. */
export interface GoingOn {
  readonly status: string;
  readonly assignmentEndDate: string | null;
}

/** Whether a step that is done today comes again: while its assignment goes on, and not beyond its end. */
export const comesAgain = (
  { comesAgainAfter }: Pick<CaseWorkflowItem, 'comesAgainAfter'>,
  { status, assignmentEndDate }: GoingOn,
  today: string,
): boolean =>
  comesAgainAfter !== null &&
  (status === 'ACTIVE' || status === 'ON_HOLD') &&
  (assignmentEndDate === null || daysLater(today, comesAgainAfter) <= assignmentEndDate);

/** How the next time is planned: so many calendar days after this one is done, with as many working days to do it. */
export const planAgain = (
  key: string,
  { id, sequence, comesAgainAfter }: Pick<CaseWorkflowItem, 'id' | 'sequence' | 'comesAgainAfter'>,
  steps: readonly PlanStep[],
): PlanStep => ({
  key,
  sequence,
  trigger: 'PREVIOUS_DONE',
  triggerDays: comesAgainAfter ?? 0,
  phase: null,
  dueInDays: steps.find((one) => one.key === id)?.dueInDays ?? null,
  after: [id],
  isAgain: true,
});
