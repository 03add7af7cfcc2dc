import { date, defineAction, ref } from '@homeport/grammar';
import { taxSettlement } from './tax-settlement.entity.ts';

/** What the person owes is held back, what the company owes is paid: an instruction of that amount is made, which somebody else approves. */
export const settleTaxes = defineAction({
  name: 'settle',
  on: taxSettlement,
  label: 'Settle through payroll',
  transition: 'status.settle',
  input: {
    payProfile: ref('Pay profile', 'payProfile', { required: true }),
    from: date('From', { required: true }),
  },
});
