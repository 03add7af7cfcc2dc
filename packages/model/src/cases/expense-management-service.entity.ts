import { defineEntity, option, type RecordOf, ref, text } from '@homeport/grammar';

/** How the expenses of one assignment are paid, by whom and to whom. One per assignment. */
export const expenseManagementService = defineEntity({
  name: 'expenseManagementService',
  label: 'Expense management',
  plural: 'Expense management',
  title: ['caseDetail'],
  unique: [{ fields: ['caseDetail'] }],
  list: ['caseDetail', 'reimburseTo', 'whoIsPaying', 'paymentMethod', 'costCenter', 'updated'],
  menu: 'cases',
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id' }),
    reimburseTo: option('Reimburse to', 'EXPENSE_REIMBURSE_TO'),
    whoIsPaying: option('Who is paying', 'EXPENSE_WHO_IS_PAYING'),
    recoverFrom: option('Recover from', 'EXPENSE_RECOVER_FROM'),
    paymentMethod: option('Payment method', 'EXPENSE_PAYMENT_METHOD'),
    poNumber: text('PO number', { max: 60 }),
    costCenter: ref('Cost center', 'costCenter'),
    expensePaidMethod: option('Expense paid method', 'EXPENSE_PAID_METHOD'),
  },
  access: {
    assignee: {
      do: ['read'],
      where: { field: 'caseDetail.assignee', op: 'eq', value: '$me.person' },
      show: ['caseDetail', 'reimburseTo', 'whoIsPaying', 'paymentMethod', 'expensePaidMethod'],
    },
    caseManager: { do: ['read', 'create', 'update'], follows: 'caseDetail' },
    finance: { do: ['read', 'create', 'update'] },
    financeLead: { do: ['read', 'create', 'update'] },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  },
});
export interface ExpenseManagementService extends RecordOf<typeof expenseManagementService> {}
