import { defineRefusals } from '@homeport/grammar';

export const payrollRefusals = defineRefusals('payroll', {
  effectiveDateNotLater: { kind: 'invalid', text: 'An effective date must be after the current effective date.' },
  otherEmployee: { kind: 'invalid', text: 'The assignment is that of another employee.' },
  ownInstruction: { kind: 'notAllowed', text: 'Nobody may approve what they have entered themselves.' },
  overGranted: { kind: 'invalid', text: 'More cannot be vested than was granted.' },
  overVested: { kind: 'invalid', text: 'More cannot be exercised than is vested.' },
  noLetter: { kind: 'invalid', text: 'No attachment to upload' },
  notPaid: { kind: 'invalid', text: '{title}: not paid once, in another currency, or in another agreement.' },
  deductionsOverGross: { kind: 'invalid', text: 'Deductions are above the gross.' },
});
