import { defineRefusals } from '@homeport/grammar';

export const caseRefusals = defineRefusals('cases', {
  serviceNotFound: {
    kind: 'notFound',
    text: "A service couldn't be found - please contact support for further information",
  },
  endBeforeStart: { kind: 'invalid', text: 'The end date must be after the start date.' },
  overlaps: {
    kind: 'invalid',
    text: 'Overlaps assignment {reference}, from {from} to {to}; is that meant? If so, name it here.',
  },
  overlapsOpen: {
    kind: 'invalid',
    text: 'Overlaps assignment {reference}, from {from} on; is that meant? If so, name it here.',
  },
  overlapsConfidential: {
    kind: 'invalid',
    text: 'Overlaps a confidential assignment of the same person; whoever manages that one can say whether it is meant.',
  },
  notOfProvider: { kind: 'invalid', text: 'This person does not work for the provider of the service.' },
  noNextAction: { kind: 'conflict', text: 'Nothing is asked of you for this service any more.' },
  stepsOpen: {
    kind: 'conflict',
    text: '{steps, plural, one {# step is} other {# steps are}} not done yet, first: {next}',
  },
  assigneeHasToAct: { kind: 'conflict', text: 'The assignee has still to act: {action}' },
  startedAlready: { kind: 'conflict', text: 'The assignment of this request was started already.' },
  placeLocked: { kind: 'conflict', text: 'A saved scenario keeps its home and host locations.' },
  ownScenario: { kind: 'notAllowed', text: 'A scenario is decided by somebody else than who made it.' },
  changedSinceScenario: {
    kind: 'conflict',
    text: 'The assignment has changed since this scenario was worked out: work it out again.',
  },
  needsRecalculating: { kind: 'conflict', text: 'Case cost estimate needs recalculating.' },
  emptyEstimate: { kind: 'conflict', text: 'An estimate without lines cannot be handed in.' },
  estimateUpToDate: { kind: 'conflict', text: 'The estimate is what its assignment comes to now.' },
  nothingToEstimate: {
    kind: 'conflict',
    text: 'There is nothing to estimate: the assignment needs its first day and a currency.',
  },
  computedLine: {
    kind: 'conflict',
    text: 'This line was worked out. Add a line of your own, with its reason, to depart from it.',
  },
  lineNeedsReason: { kind: 'invalid', text: 'A line that is added by hand needs its reason.' },
  lineNeedsAmount: { kind: 'invalid', text: 'A line needs its amount.' },
  sheetNeedsDay: {
    kind: 'invalid',
    text: 'A balance sheet needs a day from which it holds: the assignment has no first day.',
  },
  sheetLacks: {
    kind: 'conflict',
    text: 'The balance sheet cannot be worked out: what is missing is {what}.',
  },
  fileOfAnother: { kind: 'invalid', text: 'This is the relocation file of another person.' },
  otherCurrency: { kind: 'invalid', text: 'All lines of an estimate are in its currency.' },
  caseIsOver: { kind: 'conflict', text: 'The assignment is completed or cancelled.' },
  expectedInPast: { kind: 'invalid', text: 'A block is expected to last until today or later.' },
  costNeedsCurrency: { kind: 'invalid', text: 'A cost needs its currency.' },
  phaseNeeds: { kind: 'invalid', text: 'The phase is entered once this holds: {condition}' },
  workOpen: {
    kind: 'conflict',
    text: 'Still open:{STEP, plural, =0 {} other { Steps: #.}}{SERVICE, plural, =0 {} other { Services: #.}}{DOCUMENT, plural, =0 {} other { Documents: #.}}{FORM, plural, =0 {} other { Forms: #.}}{MOVE, plural, =0 {} other { Shipments: #.}}{CHANGE, plural, =0 {} other { Changes of circumstance: #.}}{hidesMore, select, true { More that you are not shown.} other {}}',
  },
  moneyOpen: {
    kind: 'conflict',
    text: 'Still open:{EXPENSE, plural, =0 {} other { Expense reports: #.}}{VENDOR_BILL, plural, =0 {} other { Vendor invoices: #.}}{INVOICE, plural, =0 {} other { Invoices: #.}}{PAYROLL, plural, =0 {} other { Payroll instructions: #.}}{ESTIMATE, plural, =0 {} other { Cost estimates: #.}}{ACCOUNTING, plural, =0 {} other { Case accountings: #.}}{hidesMore, select, true { More that you are not shown.} other {}}',
  },
  nothingOpen: {
    kind: 'conflict',
    text: 'Nothing is open: complete it without a reason.',
  },
  notActivated: {
    kind: 'conflict',
    text: 'The assignment was not activated yet.',
  },
  completedAlready: {
    kind: 'conflict',
    text: 'This was completed already.',
  },
  notCompleted: {
    kind: 'conflict',
    text: 'This is not completed.',
  },
  notComplete: {
    kind: 'conflict',
    text: '{missing, select, OPERATIONAL {The assignment is not operationally complete yet.} FINANCIAL {The assignment is not financially complete yet.} other {The assignment is neither operationally nor financially complete yet.}}',
  },
});
