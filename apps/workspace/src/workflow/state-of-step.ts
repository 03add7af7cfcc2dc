import type { CaseWorkflowItem } from '@homeport/model/workflow';

/** How a step looks to who works on it. */
export const tones = {
  DONE: 'success',
  LEFT_OUT: 'neutral',
  PUT_OFF: 'neutral',
  OVERDUE: 'danger',
  READY: 'info',
  STARTED: 'info',
  WAITS: 'neutral',
  LOCKED: 'warning',
} as const;
export type StepLook = keyof typeof tones;

// Who may not see that a step was put off is not told.
const isPutOff = (until: string | null | undefined, today: string): boolean => !!until && until > today;

/** `today` as `2026-03-02`. What is over is over; else locked, put off, overdue, begun, ready, or waiting for others or for its day. */
export function stateOfStep(
  {
    status,
    lockState,
    dueDate,
    isReady,
    startDate,
    snoozedUntil,
  }: Pick<CaseWorkflowItem, 'status' | 'lockState' | 'dueDate' | 'isReady' | 'startDate' | 'snoozedUntil'>,
  today: string,
): StepLook {
  if (status === 'DONE' || status === 'LEFT_OUT') return status;
  if (lockState === 'LOCKED') return 'LOCKED';
  if (isPutOff(snoozedUntil, today)) return 'PUT_OFF';
  const isLate = isReady && dueDate !== null && dueDate < today;
  if (status === 'IN_PROGRESS') return isLate ? 'OVERDUE' : 'STARTED';
  // What waits for another step is not late itself: that one is. So it is counted everywhere else.
  if (!isReady) return 'WAITS';
  if (isLate) return 'OVERDUE';
  return startDate === null || startDate <= today ? 'READY' : 'WAITS';
}
