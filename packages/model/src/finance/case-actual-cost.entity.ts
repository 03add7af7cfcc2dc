import { choice, currency, date, decimal, defineEntity, money, type RecordOf, ref, text } from '@homeport/grammar';
import { booksBehind } from '../role-presets/door.generated.ts';

/** What an assignment really cost: one amount in the period it belongs to, against its estimate; settled once purchases are closed. */
export const caseActualCost = defineEntity({
  name: 'caseActualCost',
  label: 'Actual cost',
  plural: 'Actual costs',
  title: ['caseDetail', 'description'],
  search: ['description'],
  indexes: [['caseDetail', 'effectiveDate'], ['postingPeriod'], ['vendor']],
  sort: 'effectiveDate,desc',
  list: ['caseDetail', 'description', 'amount', 'currency', 'postingPeriod', 'effectiveDate', 'source', 'vendor'],
  menu: 'financial',
  closesWith: {
    relation: 'postingPeriod',
    by: 'purchases',
    add: ['OPEN'],
    change: ['OPEN'],
    remove: ['OPEN'],
    refusal: 'finance.periodClosed',
  },
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true }),
    caseService: ref('Service', 'caseService'),
    caseBenefit: ref('Benefit', 'caseBenefit'),
    description: text('Description', { required: true, max: 200 }),
    amount: money('Amount', { required: true }),
    currency: currency('Currency', { required: true }),
    exchangeRate: decimal('Exchange rate', { min: 0.0000000001, decimals: 10 }),
    postingPeriod: ref('Posting period', 'financialPeriod', { required: true }),
    effectiveDate: date('Effective date', { required: true }),
    source: choice(
      'Source',
      {
        INVOICE: 'Vendor invoice',
        EXPENSE: 'Expense',
        PAYROLL: 'Payroll',
        ACCRUAL: 'Accrual',
        MANUAL: 'Entered by hand',
      },
      { required: true, initial: 'MANUAL' },
    ),
    vendor: ref('Vendor', 'financialEntity'),
    vendorInvoice: ref('Vendor invoice', 'vendorInvoice'),
    financialCode: ref('Financial code', 'financialCode'),
  },
  access: booksBehind('caseDetail'),
});
export interface CaseActualCost extends RecordOf<typeof caseActualCost> {}
