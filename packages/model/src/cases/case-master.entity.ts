import { code, defineEntity, person, type RecordOf, ref } from '@homeport/grammar';

/** All assignments of one employee: what stays the same when one follows another. */
export const caseMaster = defineEntity({
  name: 'caseMaster',
  label: 'Relocation file',
  plural: 'Relocation files',
  title: ['reference', 'assignee'],
  search: ['reference'],
  unique: [{ fields: ['reference'] }],
  indexes: [['assignee'], ['manager']],
  list: ['reference', 'assignee', 'manager', 'created', 'updated'],
  facts: ['assignee', 'manager'],
  menu: 'cases',
  fields: {
    reference: code('Reference', {
      required: true,
      max: 40,
      fixed: true,
      numbered: { series: 'case-master', prefix: 'RF-' },
    }),
    assignee: person('Assignee', { required: true, fixed: true }),
    employee: ref('Employee', 'employee'),
    manager: ref('Manager', 'user', { loose: true }),
  },
  access: {
    assignee: {
      do: ['read'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: ['reference', 'assignee', 'employee', 'manager'],
    },
    caseManager: { do: ['read', 'create', 'update', 'import', 'export'] },
    hr: { do: ['read', 'create', 'update', 'export'] },
    finance: { do: ['read'] },
    financeLead: { do: ['read'] },
    payroll: { do: ['read'] },
    lineManager: { do: ['read'], where: { field: 'employee.lineManager', op: 'eq', value: '$me.user' } },
    approver: { do: ['read'] },
    planner: { do: ['read'] },
    caseInitiator: { do: ['read', 'create'], show: ['reference', 'assignee', 'employee', 'manager'] },
    client: { do: ['read'], show: ['reference', 'assignee', 'employee', 'manager'] },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  },
});
export interface CaseMaster extends RecordOf<typeof caseMaster> {}
