import { code, currency, date, defineEntity, derived, money, type RecordOf, ref } from '@homeport/grammar';
import { books } from '../role-presets/door.generated.ts';

/**
 * What a client owes at the end of a span: the invoices of the span in one paper. Its amounts are those of the invoices on it, and of
 * what was open before; nobody types them. A paper that was sent keeps what it said.
 */
export const statement = defineEntity({
  name: 'statement',
  label: 'Statement',
  plural: 'Statements',
  title: ['reference'],
  search: ['reference'],
  unique: [{ fields: ['reference'] }],
  indexes: [['financialEntity', 'periodFrom']],
  list: ['reference', 'financialEntity', 'periodFrom', 'periodTo', 'openingBalance', 'closingBalance', 'currency'],
  facts: ['financialEntity', 'periodFrom', 'periodTo', 'openingBalance', 'closingBalance', 'sentDate'],
  menu: 'financial',
  needsVersion: true,
  fields: {
    reference: code('Reference', { required: true, max: 40, fixed: true }),
    financialEntity: ref('Debtor', 'financialEntity', { required: true }),
    periodFrom: date('From', { required: true }),
    periodTo: date('To', { required: true, notBefore: 'periodFrom' }),
    currency: currency('Currency', { required: true }),
    openingBalance: derived(money('Opening balance')),
    invoicedAmount: derived(money('Invoiced')),
    paidAmount: derived(money('Paid')),
    closingBalance: derived(money('Closing balance')),
    sentDate: date('Sent'),
  },
  access: books,
});
export interface Statement extends RecordOf<typeof statement> {}
