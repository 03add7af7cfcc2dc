import { code, defineEntity, derived, person, type RecordOf, ref, yesNo } from '@homeport/grammar';

const open = { field: 'confidential', op: 'eq', value: false } as const;

/** All assignments of one employee: what stays the same when one follows another. */
export const caseMaster = defineEntity({
  name: 'caseMaster',
  label: 'Relocation file',
  plural: 'Relocation files',
  title: ['reference', 'assignee'],
  search: ['reference'],
  unique: [{ fields: ['reference'] }],
  indexes: [['assignee'], ['manager'], ['office']],
  list: ['reference', 'assignee', 'manager', 'created', 'updated'],
  facts: ['assignee', 'manager', 'office'],
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
    office: derived(ref('Office', 'office')),
    confidential: derived(yesNo('Confidential')),
  },
  access: {
    assignee: {
      do: ['read'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: ['reference', 'assignee', 'employee', 'manager'],
    },
    caseManager: { do: ['read', 'create', 'update', 'import', 'export'] },
    hr: {
      do: ['read', 'create', 'update', 'export'],
      where: {
        any: [
          open,
          { field: 'manager', op: 'eq', value: '$me.user' },
          { field: 'createdBy', op: 'eq', value: '$me.user' },
        ],
      },
    },
    finance: { do: ['read'] },
    financeLead: { do: ['read'] },
    payroll: { do: ['read'] },
    lineManager: { do: ['read'], where: { field: 'employee.lineManager', op: 'eq', value: '$me.user' } },
    approver: { do: ['read'], where: open },
    planner: { do: ['read'], where: open },
    caseInitiator: { do: ['read', 'create'], show: ['reference', 'assignee', 'employee', 'manager'] },
    client: { do: ['read'], where: open, show: ['reference', 'assignee', 'employee', 'manager'] },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  },
});
export interface CaseMaster extends RecordOf<typeof caseMaster> {}
