import { defineRefusals } from '@homeport/grammar';

export const payrollRefusals = defineRefusals('payroll', {
  effectiveDateNotLater: { kind: 'invalid', text: 'An effective date must be after the current effective date.' },
  otherEmployee: { kind: 'invalid', text: 'The assignment is that of another employee.' },
  ownInstruction: { kind: 'notAllowed', text: 'Nobody may approve what they have entered themselves.' },
  overGranted: { kind: 'invalid', text: 'More cannot be vested than was granted.' },
  overVested: { kind: 'invalid', text: 'More cannot be exercised than is vested.' },
  noLetter: { kind: 'invalid', text: 'No attachment to upload' },
  nothingPaid: { kind: 'conflict', text: 'There is nothing to be paid back: name what was paid.' },
  notPaid: { kind: 'invalid', text: '{title} was not paid once for this assignment.' },
  paidInOther: { kind: 'invalid', text: '{title} is in {currency}: an agreement has one currency.' },
  namedTwice: { kind: 'invalid', text: '{title} stands in another payback agreement.' },
  shareRises: { kind: 'invalid', text: 'No more can be due than in the year before.' },
  leavesBefore: { kind: 'invalid', text: 'The agreement binds until {day}: whoever leaves then owes nothing.' },
  deductionsOverGross: { kind: 'invalid', text: 'Deductions are above the gross.' },
});
