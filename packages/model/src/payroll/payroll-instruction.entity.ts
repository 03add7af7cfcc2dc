import {
  choice,
  code,
  currency,
  defineEntity,
  effective,
  lifecycle,
  money,
  type RecordOf,
  ref,
  text,
  yesNo,
} from '@homeport/grammar';
import { asItsCase, ofOthers } from '../role-presets/door.generated.ts';
import { payAccess } from './payroll-access.ts';

const senders = ['payroll', 'master'] as const;

/**
 * What payroll is told to pay or to hold back. Decisions: what was sent is never changed, it is replaced by an instruction
 * with a later effective date; the one who wrote it does not approve it.
 */
export const payrollInstruction = defineEntity({
  name: 'payrollInstruction',
  label: 'Payroll instruction',
  plural: 'Payroll instructions',
  title: ['reference'],
  search: ['reference', 'description'],
  unique: [{ fields: ['reference'] }],
  indexes: [['status', 'effectiveFrom'], ['caseDetail'], ['employee'], ['payProfile']],
  list: ['reference', 'employee', 'kind', 'description', 'amount', 'currency', 'frequency', 'effectiveFrom', 'status'],
  facts: ['employee', 'kind', 'amount', 'frequency', 'effectiveFrom', 'effectiveTo'],
  menu: 'financial',
  needsVersion: true,
  work: [
    {
      name: 'decide',
      label: 'Pay instructions to decide',
      waits: {
        all: [{ field: 'status', op: 'eq', value: 'DRAFT' }, ofOthers],
      },
      deeds: ['approve'],
    },
    {
      name: 'send',
      label: 'Pay instructions to send',
      waits: { field: 'status', op: 'eq', value: 'APPROVED' },
      deeds: ['send'],
    },
  ],
  fields: {
    reference: code('Reference', {
      max: 40,
      readOnly: true,
      numbered: { series: 'payroll-instruction', prefix: 'PI-' },
    }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true }),
    employee: ref('Employee', 'employee', { required: true, takenFrom: 'caseDetail.employee' }),
    payProfile: ref('Pay profile', 'payProfile', { required: true }),
    kind: choice(
      'Kind',
      { PAYMENT: 'Payment', DEDUCTION: 'Deduction', REPORT_ONLY: 'Reported only' },
      { required: true },
    ),
    description: text('Description', { required: true, max: 200 }),
    amount: money('Amount', { kind: 'pay', required: true, min: 0.0001 }),
    currency: currency('Currency', { required: true }),
    frequency: choice(
      'Frequency',
      { ONCE: 'Once', MONTHLY: 'Monthly', YEARLY: 'Yearly' },
      { required: true, initial: 'ONCE' },
    ),
    ...effective,
    isTaxable: yesNo('Taxable', { initial: true }),
    isGrossedUp: yesNo('Grossed up', { initial: false }),
    caseBenefit: ref('Benefit', 'caseBenefit'),
    replaces: ref('Replaces', 'payrollInstruction', { fixed: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success', primary: 'send' },
        SENT: { label: 'Sent', tone: 'info' },
        PROCESSED: { label: 'Processed', tone: 'success', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        approve: {
          label: 'Approve',
          from: ['DRAFT'],
          to: 'APPROVED',
          by: senders,
          needs: ['isNotOwn'],
          offered: ofOthers,
        },
        send: { label: 'Send to payroll', from: ['APPROVED'], to: 'SENT', by: senders },
        // Nothing follows from a tick by hand: offered when payslips are compared with what was sent.
        process: { label: 'Mark as processed', from: ['SENT'], to: 'PROCESSED', by: [], system: true },
        cancel: { label: 'Cancel the instruction', from: ['DRAFT', 'APPROVED'], to: 'CANCELLED', by: senders },
      },
    }),
  },
  access: asItsCase(payAccess),
});
export interface PayrollInstruction extends RecordOf<typeof payrollInstruction> {}
