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

/** Whether a bill for the service is taken in its state: as long as it was ordered and not called off. */
export const mayBill = (status: CaseService['status']): boolean => status !== 'NOT_INITIATED' && status !== 'CANCELLED';

/** Whether the link of a service is at its end with a deed: with a refusal, and with the job where nothing is billed by it. */
export const endsLink = (deed: OutsideDeed, isBilledHere: boolean): boolean =>
  deed === 'DECLINE' || (deed === 'COMPLETE' && !isBilledHere);

/** Whether a service can be sent to somebody outside: as long as there is something to do with it, or a provider to bill it. */
export const isOpenOutside = (status: string, hasProvider: boolean): boolean =>
  !closed.includes(status) && (status !== 'COMPLETED' || hasProvider);
const closed: readonly string[] = ['NOT_INITIATED', 'CANCELLED'];
