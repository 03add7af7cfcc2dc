import { code, date, defineEntity, lifecycle, type RecordOf, text } from '@homeport/grammar';
import { bookSettings, leads } from '../role-presets/door.generated.ts';

/**
 * A month of the books. Purchases and sales close on their own, because vendors' invoices come in later than ours go out.
 * Periods never overlap: an exclusion constraint holds it. Decision: a finance lead may open a period again; each opening is
 * in its history.
 */
export const financialPeriod = defineEntity({
  name: 'financialPeriod',
  label: 'Financial period',
  plural: 'Financial periods',
  title: ['name'],
  search: ['code', 'name'],
  unique: [{ fields: ['code'] }],
  indexes: [['startDate']],
  sort: 'startDate,desc',
  ahead: 'endDate',
  list: ['code', 'name', 'startDate', 'endDate', 'purchases', 'sales', 'updated'],
  menu: 'financial',
  needsVersion: true,
  excludes: [{ over: [{ from: 'startDate', to: 'endDate' }] }],
  fields: {
    code: code('Code', { required: true, max: 20, fixed: true }),
    name: text('Name', { required: true, max: 60 }),
    startDate: date('First day', { required: true }),
    endDate: date('Last day', { required: true, notBefore: 'startDate' }),
    purchases: lifecycle('Purchases', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, deletable: true, primary: 'edit' },
        CLOSED: { label: 'Closed', tone: 'neutral', primary: 'edit' },
      },
      transitions: {
        closePurchases: { label: 'Close purchases', from: ['OPEN'], to: 'CLOSED', by: leads },
        openPurchases: { label: 'Open purchases again', from: ['CLOSED'], to: 'OPEN', by: leads },
      },
    }),
    sales: lifecycle('Sales', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, deletable: true, primary: 'edit' },
        CLOSED: { label: 'Closed', tone: 'neutral', primary: 'edit' },
      },
      transitions: {
        closeSales: { label: 'Close sales', from: ['OPEN'], to: 'CLOSED', by: leads },
        openSales: { label: 'Open sales again', from: ['CLOSED'], to: 'OPEN', by: leads },
      },
    }),
  },
  access: bookSettings,
});
export interface FinancialPeriod extends RecordOf<typeof financialPeriod> {}
