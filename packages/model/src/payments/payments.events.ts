import { code, currency, date, defineEvent, money, person, ref, text } from '@homeport/grammar';

const payment = {
  payment: ref('Payment', 'expensePayment', { wire: 'id' }),
  reference: code('Reference'),
  amount: money('Amount'),
  currency: currency('Currency'),
  accountEnding: text('Account ending', { ofAccount: true }),
  payee: person('Payee', { wire: 'id' }),
  caseDetail: ref('Assignment', 'caseDetail', { wire: 'id' }),
};
export const paymentSent = defineEvent({
  name: 'payments.paymentSent',
  on: 'expensePayment',
  label: 'Payment sent',
  weight: 'decision',
  payload: { ...payment, executionDate: date('Execution date') },
  notices: [
    {
      to: 'payee',
      channels: ['app', 'mail'],
      title: '{currency} {amount} is on its way',
      body: 'Reference {reference}, to the account ending in {accountEnding}.',
      link: '/dashboard/payments',
    },
  ],
});
export const paymentPaid = defineEvent({
  name: 'payments.paymentPaid',
  on: 'expensePayment',
  label: 'Payment paid',
  weight: 'decision',
  payload: { ...payment, paidDate: date('Paid on') },
  notices: [
    {
      to: 'payee',
      channels: ['app', 'mail'],
      title: '{currency} {amount} was paid',
      body: 'Reference {reference}, to the account ending in {accountEnding}.',
      link: '/dashboard/payments',
    },
  ],
});
