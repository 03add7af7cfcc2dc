import { defineAction, longText } from '@homeport/grammar';
import { changeOfCircumstance } from './change-of-circumstance.entity.ts';

/** The change may hold: it is applied by the clock on its effective date, at once where that has come. Whoever asked is told. */
export const approveChange = defineAction({
  name: 'approve',
  on: changeOfCircumstance,
  label: 'Approve',
  transition: 'status.approve',
  input: { note: longText('Note', { max: 1000 }) },
});

/** The change is not made. Whoever asked is told. */
export const rejectChange = defineAction({
  name: 'reject',
  on: changeOfCircumstance,
  label: 'Reject',
  transition: 'status.reject',
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
});

/** What stands before is taken from the assignment as it is now. */
export const lookAtChangeAgain = defineAction({
  name: 'lookAgain',
  on: changeOfCircumstance,
  label: 'Look at it again',
  transition: 'status.lookAgain',
  input: {},
});

/** The assignment gets what was decided, with everything that moves with it, and people are told; all of it or nothing. */
export const applyChange = defineAction({
  name: 'apply',
  on: changeOfCircumstance,
  label: 'Apply',
  transition: 'status.apply',
  input: {},
  refusals: ['changes.notYetEffective'],
});
