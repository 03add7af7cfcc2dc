import type { CaseWorkflowItem } from '@homeport/model/workflow';

/** How a step looks to who works on it. */
export const tones = {
  DONE: 'success',
  LEFT_OUT: 'neutral',
  OVERDUE: 'danger',
  READY: 'info',
  WAITS: 'neutral',
  LOCKED: 'warning',
} as const;
export type StepLook = keyof typeof tones;

/** `today` as `2026-03-02`. What is over is over; else locked, overdue, ready, or waiting for others or for its day. */
export function stateOfStep(
  {
    status,
    lockState,
    dueDate,
    isReady,
    startDate,
  }: Pick<CaseWorkflowItem, 'status' | 'lockState' | 'dueDate' | 'isReady' | 'startDate'>,
  today: string,
): StepLook {
  if (status === 'DONE' || status === 'LEFT_OUT') return status;
  if (lockState === 'LOCKED') return 'LOCKED';
  if (dueDate !== null && dueDate < today) return 'OVERDUE';
  return isReady && (startDate === null || startDate <= today) ? 'READY' : 'WAITS';
}
