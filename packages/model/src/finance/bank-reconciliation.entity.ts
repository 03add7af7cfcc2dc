import {
  currency,
  date,
  defineEntity,
  derived,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
} from '@homeport/grammar';
import { clerks, closedBooks, leads } from '../role-presets/door.generated.ts';

/**
 * Our books against one statement of the bank. Decision: it can be closed only with a difference of zero; a lead may open it
 * again while no later statement of the account is closed.
 */
export const bankReconciliation = defineEntity({
  name: 'bankReconciliation',
  label: 'Bank reconciliation',
  plural: 'Bank reconciliations',
  title: ['companyAccount', 'statementDate'],
  unique: [{ fields: ['companyAccount', 'statementDate'] }],
  indexes: [['statementDate']],
  sort: 'statementDate,desc',
  list: ['companyAccount', 'statementDate', 'openingBalance', 'statementAmount', 'difference', 'currency', 'status'],
  facts: ['companyAccount', 'statementDate', 'statementAmount', 'closingBalance', 'difference'],
  menu: 'financial',
  needsVersion: true,
  fields: {
    companyAccount: ref('Company account', 'companyAccount', { required: true, fixed: true }),
    statementDate: date('Statement date', { required: true }),
    currency: currency('Currency', { required: true }),
    openingBalance: money('Opening balance', { required: true }),
    statementAmount: money('Statement amount', { required: true }),
    bankCharges: money('Bank charges', { min: 0, initial: '0' }),
    clearedAmount: derived(money('Cleared entries')),
    closingBalance: derived(money('Closing balance')),
    difference: derived(money('Difference')),
    notes: longText('Notes', { max: 2000 }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, deletable: true, primary: 'reconcile' },
        RECONCILED: { label: 'Reconciled', tone: 'success', primary: 'edit' },
      },
      transitions: {
        reconcile: { label: 'Reconcile', from: ['OPEN'], to: 'RECONCILED', by: clerks, needs: ['isBalanced'] },
        reopen: { label: 'Open again', from: ['RECONCILED'], to: 'OPEN', by: leads, needs: ['isLatest'] },
      },
    }),
  },
  access: closedBooks,
});
export interface BankReconciliation extends RecordOf<typeof bankReconciliation> {}
