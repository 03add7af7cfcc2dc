import { currency, date, defineEntity, derived, file, money, person, type RecordOf, ref } from '@homeport/grammar';
import { asItsCaseIfAny } from '../role-presets/door.generated.ts';
import { payAccess } from './payroll-access.ts';

/** What somebody was paid for a span, as payroll reported it. */
export const payslip = defineEntity({
  name: 'payslip',
  label: 'Payslip',
  plural: 'Payslips',
  title: ['person', 'periodFrom'],
  unique: [{ fields: ['person', 'payProfile', 'periodFrom'] }],
  indexes: [['person', 'payDate'], ['payDate']],
  sort: 'payDate,desc',
  list: ['person', 'payProfile', 'periodFrom', 'periodTo', 'payDate', 'grossPay', 'netPay', 'currency', 'updated'],
  facts: ['person', 'payDate', 'grossPay', 'taxWithheld', 'netPay'],
  menu: 'financial',
  fields: {
    person: person('Person', { required: true, fixed: true }),
    payProfile: ref('Pay profile', 'payProfile', { required: true, fixed: true }),
    caseDetail: ref('Assignment', 'caseDetail'),
    periodFrom: date('From', { required: true, fixed: true }),
    periodTo: date('To', { required: true, notBefore: 'periodFrom' }),
    payDate: date('Pay date', { required: true }),
    currency: currency('Currency', { required: true }),
    grossPay: money('Gross', { kind: 'pay', required: true, min: 0 }),
    taxWithheld: money('Tax withheld', { kind: 'pay', min: 0, initial: '0' }),
    socialSecurity: money('Social security', { kind: 'pay', min: 0, initial: '0' }),
    otherDeductions: money('Other deductions', { kind: 'pay', min: 0, initial: '0' }),
    netPay: derived(money('Net', { kind: 'pay' }), { by: 'netPay' }),
    document: file('Document', { kind: 'pay', accept: ['application/pdf'] }),
  },
  access: asItsCaseIfAny({
    ...payAccess,
    assignee: {
      do: ['read'],
      where: { field: 'person', op: 'eq', value: '$me.person' },
      kinds: ['pay'],
      show: [
        'person',
        'payProfile',
        'caseDetail',
        'periodFrom',
        'periodTo',
        'payDate',
        'currency',
        'grossPay',
        'taxWithheld',
        'socialSecurity',
        'otherDeductions',
        'netPay',
        'document',
      ],
    },
  }),
});
export interface Payslip extends RecordOf<typeof payslip> {}
