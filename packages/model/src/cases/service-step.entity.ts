import { date, defineEntity, type RecordOf, ref, text, whole, yesNo } from '@homeport/grammar';

const staff = { do: 'everything' } as const;

const shared = { field: 'shareWithAssignee', op: 'eq', value: true } as const;

/** One step of a service: what is done, until when, and whether the assignee sees it. */
export const serviceStep = defineEntity({
  name: 'serviceStep',
  label: 'Service step',
  plural: 'Service steps',
  title: ['description'],
  search: ['description'],
  indexes: [['caseService', 'sequence']],
  sort: 'sequence,asc',
  list: ['caseService', 'sequence', 'description', 'dueDate', 'isDone', 'shareWithAssignee', 'updated'],
  menu: 'cases',
  fields: {
    caseService: ref('Service', 'caseService', { required: true, fixed: true, onDelete: 'cascade' }),
    sequence: whole('Order', { min: 1, max: 999, required: true }),
    description: text('Step', { required: true, max: 300 }),
    dueDate: date('Due'),
    isDone: yesNo('Done', { initial: false }),
    shareWithAssignee: yesNo('Share with assignee', { initial: true }),
  },
  access: {
    assignee: {
      do: ['read'],
      follows: 'caseService',
      where: shared,
      show: ['caseService', 'sequence', 'description', 'dueDate', 'isDone'],
    },
    dependant: {
      do: ['read'],
      follows: 'caseService',
      where: shared,
      show: ['caseService', 'sequence', 'description', 'dueDate', 'isDone'],
    },
    caseManager: { ...staff, follows: 'caseService' },
    hr: { do: ['read'], follows: 'caseService' },
    vendor: {
      do: ['read', 'create', 'update'],
      follows: 'caseService',
      show: ['caseService', 'sequence', 'description', 'dueDate', 'isDone', 'shareWithAssignee'],
    },
    planner: { do: ['read'], follows: 'caseService' },
    administrator: staff,
    master: staff,
  },
});
export interface ServiceStep extends RecordOf<typeof serviceStep> {}
