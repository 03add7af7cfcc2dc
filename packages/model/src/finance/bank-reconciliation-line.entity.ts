import { currency, date, defineEntity, money, type RecordOf, ref, text, yesNo } from '@homeport/grammar';
import { closedBooks } from '../role-presets/door.generated.ts';

/** One line of the bank's statement and what it stands for in our books. Money in is positive, money out negative. */
export const bankReconciliationLine = defineEntity({
  name: 'bankReconciliationLine',
  label: 'Reconciliation line',
  plural: 'Reconciliation lines',
  title: ['valueDate', 'description'],
  search: ['description', 'bankReference'],
  indexes: [['bankReconciliation', 'valueDate'], ['financialTransaction']],
  sort: 'valueDate,asc',
  list: ['bankReconciliation', 'valueDate', 'description', 'amount', 'currency', 'financialTransaction', 'isCleared'],
  menu: 'financial',
  partOf: 'bankReconciliation',
  closesWith: 'bankReconciliation',
  fields: {
    bankReconciliation: ref('Bank reconciliation', 'bankReconciliation', {
      required: true,
      fixed: true,
      onDelete: 'cascade',
    }),
    valueDate: date('Value date', { required: true }),
    description: text('Description', { required: true, max: 300 }),
    bankReference: text('Reference of the bank', { max: 60 }),
    amount: money('Amount', { required: true }),
    currency: currency('Currency', { required: true }),
    financialTransaction: ref('Financial transaction', 'financialTransaction'),
    expensePayment: ref('Payment', 'expensePayment'),
    isCleared: yesNo('Cleared', { initial: false }),
  },
  access: closedBooks,
});
export interface BankReconciliationLine extends RecordOf<typeof bankReconciliationLine> {}
