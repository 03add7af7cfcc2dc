import { defineAction, longText, person, ref, refs, yesNo } from '@homeport/grammar';
import { initiation } from './initiation.entity.ts';
import { askable, initiationDecision, isForMe } from './initiation-decision.entity.ts';

/**
 * An approved request becomes an assignment, once: everything that `planStart` lists, in one transaction, or nothing and the
 * reason. Activated at once, it has the steps of its workflow as well.
 */
export const startAssignment = defineAction({
  name: 'start',
  on: initiation,
  label: 'Start the assignment',
  transition: 'status.start',
  input: {
    assignee: person('Assignee', { help: 'Leave empty to take the employee, or to add the person by name.' }),
    manager: ref('Manager', 'user', {
      loose: true,
      help: 'Leave empty to take who is named in the request, or yourself.',
    }),
    overlaps: refs('Overlaps, as is meant', 'caseDetail', {
      help: 'Other assignments of the same person that may run at the same time.',
    }),
    activate: yesNo('Activate it at once', { initial: true }),
  },
  once: true,
  refusals: [
    'initiations.officeInvalid',
    'initiations.accountingCurrency',
    'initiations.serviceNeeded',
    'initiations.policyNotInForce',
    'initiations.managerNeeded',
    'cases.startedAlready',
  ],
});

/** The request goes to those who decide it: in the steps of the rule that is for it, else as a whole. */
export const submitInitiation = defineAction({
  name: 'submit',
  on: initiation,
  label: 'Hand in',
  transition: 'status.submit',
  input: {},
});

/** It can be changed again; what was still to be decided no longer is. */
export const takeBackInitiation = defineAction({
  name: 'takeBack',
  on: initiation,
  label: 'Take back',
  transition: 'status.takeBack',
  input: {},
});

/** It is given up, with what was still to be decided. */
export const withdrawInitiation = defineAction({
  name: 'withdraw',
  on: initiation,
  label: 'Withdraw',
  transition: 'status.withdraw',
  input: {},
});

const openForMe = { all: [{ field: 'status', op: 'eq', value: 'OPEN' }, isForMe] } as const;
const refusals = ['initiations.notAsked', 'initiations.notToDecide', 'initiations.ownRequest'];

/** The step is settled; the next ones open, or the request is approved. */
export const approveDecision = defineAction({
  name: 'approve',
  on: initiationDecision,
  label: 'Approve',
  by: askable,
  offered: openForMe,
  input: { note: longText('Note', { max: 1000 }) },
  refusals,
});

/** The whole request is rejected. */
export const rejectDecision = defineAction({
  name: 'reject',
  on: initiationDecision,
  label: 'Reject',
  by: askable,
  offered: openForMe,
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  refusals,
});

/** An optional step goes without a decision. */
export const skipDecision = defineAction({
  name: 'skip',
  on: initiationDecision,
  label: 'Skip',
  by: askable,
  offered: { all: [openForMe, { field: 'isOptional', op: 'eq', value: true }] },
  input: { note: longText('Note', { max: 1000 }) },
  refusals,
});
