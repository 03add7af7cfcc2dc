import type { CaseService } from '../cases/door.generated.ts';

/** What whoever has the link of a service may do with it. */
export const outsideDeeds = {
  ACCEPT: 'Accept',
  DECLINE: 'Decline',
  START: 'Start',
  COMPLETE: 'Mark complete',
  REPORT: 'Report',
} as const;
export type OutsideDeed = keyof typeof outsideDeeds;

const offered: Readonly<Record<CaseService['status'], readonly OutsideDeed[]>> = {
  NOT_INITIATED: [],
  REQUESTED: ['ACCEPT', 'DECLINE', 'REPORT'],
  SCHEDULED: ['START', 'REPORT'],
  IN_PROGRESS: ['COMPLETE', 'REPORT'],
  COMPLETED: [],
  CANCELLED: [],
};

/** What can be done with a service in its state, what is usual first. Nothing of what is finished or was not ordered. */
export const deedsFor = (status: CaseService['status']): readonly OutsideDeed[] => offered[status];

/** Whether a deed says nothing without words. */
export const needsNote = (deed: OutsideDeed): boolean => deed === 'DECLINE' || deed === 'REPORT';

/** The step of the service that a deed takes; none where it only tells. */
export const stepOf = {
  ACCEPT: 'schedule',
  START: 'start',
  COMPLETE: 'complete',
  DECLINE: null,
  REPORT: null,
} as const;
