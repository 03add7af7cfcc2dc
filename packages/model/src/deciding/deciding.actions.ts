import { defineAction, longText, ref } from '@homeport/grammar';
import { decision, openForMe } from './decision.entity.ts';
import { askable } from './decision-access.ts';

const refusals = ['deciding.notAsked', 'deciding.notToDecide', 'deciding.ownRequest'];
const note = longText('Note', { max: 1000 });
const reason = longText('Reason', { required: true, max: 1000 });
const onHold = { field: 'status', op: 'eq', value: 'ON_HOLD' } as const;

/** The step is settled; the next ones open, or what it is about is approved. */
export const approveDecision = defineAction({
  name: 'approve',
  on: decision,
  label: 'Approve',
  by: askable,
  offered: openForMe,
  input: { note },
  refusals,
});

/** What it is about is rejected as a whole; nobody else is asked any more. */
export const rejectDecision = defineAction({
  name: 'reject',
  on: decision,
  label: 'Reject',
  by: askable,
  offered: openForMe,
  input: { reason },
  refusals,
});

/** An optional step goes without a decision. */
export const skipDecision = defineAction({
  name: 'skip',
  on: decision,
  label: 'Skip',
  by: askable,
  offered: { all: [openForMe, { field: 'isOptional', op: 'eq', value: true }] },
  input: { note },
  refusals,
});

/** Somebody else who may decide it is asked instead of the caller. */
export const delegateDecision = defineAction({
  name: 'delegate',
  on: decision,
  label: 'Delegate',
  by: askable,
  offered: openForMe,
  input: { to: ref('Delegate to', 'user', { required: true }), note },
  refusals: [...refusals, 'deciding.cannotDelegateTo'],
});

/** The escalation contact of the group is asked instead of everybody, else its fallback contact, else the case manager. */
export const escalateDecision = defineAction({
  name: 'escalate',
  on: decision,
  label: 'Escalate',
  by: askable,
  offered: openForMe,
  input: { reason },
  refusals: [...refusals, 'deciding.nobodyAbove'],
});

/** It stays with whom it asks, and the clock does not run. */
export const holdDecision = defineAction({
  name: 'hold',
  on: decision,
  label: 'Hold',
  by: askable,
  offered: { all: [openForMe, { field: 'status', op: 'ne', value: 'ON_HOLD' }] },
  input: { reason },
  refusals,
});

/** It goes on; the clock begins anew. */
export const releaseDecision = defineAction({
  name: 'release',
  on: decision,
  label: 'Release',
  by: askable,
  offered: { all: [openForMe, onHold] },
  input: {},
  refusals,
});

/** The caller's own decision is taken back, within ten minutes and as long as nothing came after it. */
export const takeBackDecision = defineAction({
  name: 'takeBack',
  on: decision,
  label: 'Take the decision back',
  by: askable,
  offered: {
    all: [
      { field: 'decidedBy', op: 'eq', value: '$me.user' },
      { field: 'status', op: 'in', value: ['APPROVED', 'REJECTED', 'SKIPPED'] },
    ],
  },
  input: {},
  refusals: ['deciding.notYours', 'deciding.tooLateToUndo', 'deciding.goneOn'],
});
