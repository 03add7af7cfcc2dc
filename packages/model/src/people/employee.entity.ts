import { code, currency, date, defineEntity, money, person, type RecordOf, ref, text } from '@homeport/grammar';

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
    identityNumber: text('Identity number', { max: 40, dataClass: 'personal' }),
    hireDate: date('Hire date'),
    lineManager: ref('Line manager', 'user'),
    legalEntity: text('Legal entity', { max: 120 }),
    costCenter: ref('Cost center', 'costCenter'),
    salary: money('Salary', { currency: 'salaryCurrency', min: 0 }),
    salaryCurrency: currency('Salary currency'),
  },
  access: {
    assignee: { do: ['read'], where: { field: 'person', op: 'eq', value: '$me.person' } },
    caseManager: {
      do: ['read', 'create', 'update', 'import', 'export'],
      hide: ['identityNumber', 'salary', 'salaryCurrency'],
    },
    hr: { do: ['read', 'create', 'update', 'import', 'export'] },
    payroll: { do: ['read', 'export'] },
    finance: { do: ['read'], hide: ['identityNumber', 'salary', 'salaryCurrency'] },
    financeLead: { do: ['read'], hide: ['identityNumber', 'salary', 'salaryCurrency'] },
    lineManager: {
      do: ['read'],
      where: { field: 'lineManager', op: 'eq', value: '$me.user' },
      hide: ['identityNumber', 'salary', 'salaryCurrency'],
    },
    approver: { do: ['read'], hide: ['identityNumber', 'salary', 'salaryCurrency', 'payrollNumber'] },
    caseInitiator: { do: ['read'], hide: ['identityNumber', 'salary', 'salaryCurrency', 'payrollNumber'] },
    administrator: { do: 'everything', hide: ['identityNumber', 'salary', 'salaryCurrency'] },
    master: { do: 'everything' },
  },
});
export interface Employee extends RecordOf<typeof employee> {}
