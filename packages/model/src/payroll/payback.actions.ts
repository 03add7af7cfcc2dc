import { date, defineAction, ref } from '@homeport/grammar';
import { paybackAgreement } from './payback-agreement.entity.ts';

/** Somebody leaves before the agreement is over: what is due on their last day falls due; payroll, the case manager and the person hear of it. */
export const callInPayback = defineAction({
  name: 'callIn',
  on: paybackAgreement,
  label: 'The person leaves',
  transition: 'status.callIn',
  input: { leftOn: date('Last day', { required: true }) },
});

/** What is due is held back from pay: an instruction of that amount is made, which somebody else approves. */
export const deductPayback = defineAction({
  name: 'deduct',
  on: paybackAgreement,
  label: 'Deduct from pay',
  transition: 'status.deduct',
  input: {
    payProfile: ref('Pay profile', 'payProfile', { required: true }),
    from: date('From', { required: true }),
  },
});
