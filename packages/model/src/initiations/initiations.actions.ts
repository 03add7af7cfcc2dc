import { defineAction, person, ref, refs, yesNo } from '@homeport/grammar';
import { initiation } from './initiation.entity.ts';

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
    overlaps: refs('Overlaps on purpose', 'caseDetail', {
      help: 'Other assignments of the same person that may run at the same time.',
    }),
    activate: yesNo('Activate it at once', { initial: true }),
    keepPast: yesNo('Take milestones whose day is past', {
      initial: false,
      help: 'They are put on today, and moved from there on the timeline.',
    }),
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
