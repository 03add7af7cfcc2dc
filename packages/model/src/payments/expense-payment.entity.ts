import { code, currency, date, dateTime, defineEntity, json, lifecycle, money, option, person, type RecordOf, ref, text, whole } from '@homeport/grammar';

/** One transfer to one payee, covering one or more approved reports of the same account and currency. */
export const expensePayment = defineEntity({
  name: 'expensePayment',
  label: 'Expense payment',
  plural: 'Expense payments',
  paths: ['expense-payment'],
  title: ['paymentReference', 'payee'],
  search: ['paymentReference'],
  unique: [{ fields: ['paymentReference'] }],
  indexes: [['status'], ['payee'], ['paymentBatch']],
  list: ['paymentReference', 'payee', 'amountRequested', 'currency', 'paymentBatch', 'status', 'paidDate', 'updated'],
  facts: ['payee', 'amountRequested', 'currency', 'accountEnding', 'paidDate'],
  menu: 'financial',
  needsVersion: true,
  fields: {
    paymentReference: code('Payment reference', { max: 40, readOnly: true }),
    payee: person('Payee', { required: true, readOnly: true }),
    bankAccount: ref('Bank account', 'bankDetails', { required: true, readOnly: true }),
    accountEnding: text('Account ending', { max: 4, readOnly: true }),
    amountRequested: money('Amount requested', { required: true, readOnly: true }),
    bankCharge: money('Bank charge', { min: 0 }),
    currency: currency('Currency', { required: true, readOnly: true }),
    numberOfReports: whole('Number of reports', { readOnly: true }),
    paidVia: option('Paid via', 'EXPENSE_PAID_METHOD'),
    paymentBatch: ref('Payment batch', 'paymentBatch', { readOnly: true }),
    paidDate: date('Paid on', { readOnly: true }),
    explanation: json('How it was computed', { readOnly: true }),
    releasedAt: dateTime('Released', { readOnly: true }),
    status: lifecycle('Status', {
      initial: 'PENDING',
      states: {
        PENDING: { label: 'Pending', tone: 'info', editable: true },
        SENT: { label: 'Sent', tone: 'info' },
        PAID: { label: 'PAID', tone: 'success', final: true },
        FAILED: { label: 'Failed', tone: 'danger', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        send: { label: 'Send', from: ['PENDING'], to: 'SENT', by: [], system: true },
        pay: { label: 'Mark paid', from: ['SENT'], to: 'PAID', by: [], system: true },
        fail: { label: 'Mark failed', from: ['SENT'], to: 'FAILED', by: ['financeLead', 'finance'] },
        cancel: { label: 'Cancel', from: ['PENDING'], to: 'CANCELLED', by: [], system: true },
      },
    }),
  },
  access: {
    assignee: { do: ['read'], where: { field: 'payee', op: 'eq', value: '$me.person' }, hide: ['paymentBatch', 'bankCharge'] },
    finance: { do: ['read', 'update', 'export'] },
    financeLead: { do: ['read', 'update', 'export'] },
    payroll: { do: ['read', 'export'] },
    master: { do: ['read', 'export'] },
  },
});
export interface ExpensePayment extends RecordOf<typeof expensePayment> {}
