import { code, currency, date, defineEntity, money, person, type RecordOf, ref, text } from '@homeport/grammar';

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'person',
  'employeeNumber',
  'jobTitle',
  'grade',
  'hireDate',
  'lineManager',
  'legalEntity',
  'costCenter',
];

/** A person's employment with the tenant. */
export const employee = defineEntity({
  name: 'employee',
  label: 'Employee',
  plural: 'Employees',
  title: ['person'],
  search: ['employeeNumber', 'jobTitle'],
  unique: [{ fields: ['employeeNumber'] }],
  indexes: [['person'], ['lineManager']],
  list: ['employeeNumber', 'person', 'jobTitle', 'grade', 'costCenter', 'updated'],
  facts: ['employeeNumber', 'jobTitle', 'grade', 'lineManager'],
  menu: 'customers',
  sections: [
    {
      label: 'Employment',
      fields: [
        'person',
        'employeeNumber',
        'payrollNumber',
        'jobTitle',
        'grade',
        'hireDate',
        'lineManager',
        'identityNumber',
      ],
    },
    { label: 'Cost', fields: ['legalEntity', 'costCenter', 'salary', 'salaryCurrency'] },
  ],
  fields: {
    person: person('Person', { required: true, fixed: true }),
    employeeNumber: code('Employee number', { required: true, max: 40 }),
    payrollNumber: code('Payroll number', { max: 40 }),
    jobTitle: text('Job title', { max: 120 }),
    grade: ref('Grade', 'grade'),
    identityNumber: text('Identity number', { max: 40, dataClass: 'personal', kind: 'identity' }),
    hireDate: date('Hire date'),
    lineManager: ref('Line manager', 'user'),
    legalEntity: ref('Legal entity', 'legalEntity'),
    costCenter: ref('Cost center', 'costCenter'),
    salary: money('Salary', { currency: 'salaryCurrency', min: 0, kind: 'pay' }),
    salaryCurrency: currency('Salary currency', { kind: 'pay' }),
  },
  access: {
    assignee: {
      do: ['read'],
      where: { field: 'person', op: 'eq', value: '$me.person' },
      kinds: ['pay', 'identity'],
      show: [...seenOutside, 'payrollNumber', 'identityNumber', 'salary', 'salaryCurrency'],
    },
    caseManager: {
      do: ['read', 'create', 'update', 'import', 'export'],
    },
    hr: { do: ['read', 'create', 'update', 'import', 'export'], kinds: ['pay', 'identity'] },
    payroll: { do: ['read', 'export'], kinds: ['pay', 'identity'] },
    finance: { do: ['read'] },
    financeLead: { do: ['read'] },
    lineManager: {
      do: ['read'],
      where: { field: 'lineManager', op: 'eq', value: '$me.user' },
    },
    approver: { do: ['read'], hide: ['payrollNumber'] },
    caseInitiator: {
      do: ['read'],
      show: seenOutside,
    },
    administrator: { do: 'everything' },
    master: { do: 'everything', kinds: ['pay', 'identity'] },
  },
});
export interface Employee extends RecordOf<typeof employee> {}
