import { type LifecycleSpec, longText } from '@homeport/grammar';

/** The roles that decide on expenses. */
export const deciders = ['approver', 'lineManager', 'financeLead'] as const;
const waiting = ['AWAITING_APPROVAL', 'DELEGATED', 'ESCALATED', 'ON_HOLD'] as const;
/** What whoever decides is asked: a note where they like, or a reason. */
export const approvalNote = { note: longText('Note', { max: 1000 }) };
export const decisionReason = { reason: longText('Reason', { required: true, max: 1000 }) };
const decided = { approvedBy: '$me', decidedDate: '$now' } as const;
/** Taking one's own decision back leads to where it was made from, so there is a way to each of these states. */
const takenBack = {
  label: 'Take back',
  // One that went on to the next group waits.
  from: ['APPROVED', 'REJECTED', 'ON_HOLD', 'AWAITING_APPROVAL'],
  by: [],
  needs: ['isNotInPayment'],
  system: true,
} as const;

/** The approval of one thing: awaiting, delegated, escalated, on hold, approved, rejected (specification, section 4). */
export const approvalLifecycle = {
  initial: 'DRAFT',
  states: {
    DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true },
    AWAITING_APPROVAL: { label: 'Awaiting approval', tone: 'warning', primary: 'approve' },
    DELEGATED: { label: 'Delegated', tone: 'warning', primary: 'approve' },
    ESCALATED: { label: 'Escalated', tone: 'warning', primary: 'approve' },
    ON_HOLD: { label: 'On hold', tone: 'warning', primary: 'release' },
    APPROVED: { label: 'Approved', tone: 'success', final: true, primary: 'edit' },
    REJECTED: { label: 'Rejected', tone: 'danger', final: true, primary: 'edit' },
    CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
  },
  transitions: {
    handIn: { label: 'Hand in', from: ['DRAFT'], to: 'AWAITING_APPROVAL', by: [], system: true },
    approve: {
      label: 'Approve',
      from: waiting,
      to: 'APPROVED',
      by: deciders,
      needs: ['isNotOwn', 'isMineToDecide', 'nothingInTheWay'],
      asks: approvalNote,
      stamps: { ...decided, decisionReason: 'note', escalateAt: null },
    },
    goOn: {
      label: 'Approve, and ask the next group',
      from: waiting,
      to: 'AWAITING_APPROVAL',
      by: [],
      system: true,
      // Whoever is asked now, and the note, are written by the approval that makes it.
      stamps: { delegatedBy: null },
    },
    reject: {
      label: 'Reject',
      from: waiting,
      to: 'REJECTED',
      by: deciders,
      needs: ['isNotOwn', 'isMineToDecide'],
      asks: decisionReason,
      stamps: { ...decided, decisionReason: 'reason', escalateAt: null },
    },
    delegate: {
      label: 'Delegate',
      from: waiting,
      to: 'DELEGATED',
      by: deciders,
      needs: ['isNotOwn', 'isMineToDecide'],
    },
    escalate: {
      label: 'Escalate',
      from: ['AWAITING_APPROVAL', 'DELEGATED', 'ON_HOLD'],
      to: 'ESCALATED',
      by: deciders,
      needs: ['isNotOwn', 'isMineToDecide'],
    },
    hold: {
      label: 'Hold',
      from: ['AWAITING_APPROVAL', 'DELEGATED', 'ESCALATED'],
      to: 'ON_HOLD',
      by: deciders,
      needs: ['isNotOwn', 'isMineToDecide'],
      asks: decisionReason,
      stamps: { decisionReason: 'reason' },
    },
    release: {
      label: 'Release',
      from: ['ON_HOLD'],
      to: 'AWAITING_APPROVAL',
      by: deciders,
      needs: ['isNotOwn', 'isMineToDecide'],
    },
    unapprove: {
      label: 'Take the decision back',
      from: ['APPROVED', 'REJECTED'],
      to: 'AWAITING_APPROVAL',
      by: deciders,
      needs: ['isNotOwn', 'isNotInPayment'],
      asks: decisionReason,
      stamps: { approvedAmount: null, approvedBy: null, decidedDate: null, decisionReason: 'reason' },
    },
    raise: {
      label: 'Escalate by the clock',
      from: ['AWAITING_APPROVAL', 'DELEGATED'],
      to: 'ESCALATED',
      by: [],
      system: true,
      stamps: { escalateAt: null },
    },
    takeBack: { label: 'Take back', from: waiting, to: 'DRAFT', by: [], system: true },
    backToWaiting: { ...takenBack, to: 'AWAITING_APPROVAL' },
    backToDelegated: { ...takenBack, to: 'DELEGATED' },
    backToEscalated: { ...takenBack, to: 'ESCALATED' },
    backToHold: { ...takenBack, from: ['APPROVED', 'REJECTED', 'AWAITING_APPROVAL'], to: 'ON_HOLD' },
    cancel: {
      label: 'Cancel the expense',
      from: ['DRAFT', ...waiting, 'REJECTED'],
      to: 'CANCELLED',
      by: [],
      system: true,
      stamps: { escalateAt: null },
    },
  },
} as const satisfies LifecycleSpec;
