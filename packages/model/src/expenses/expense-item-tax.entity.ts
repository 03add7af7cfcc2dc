import { country, defineEntity, effective, percentage, type RecordOf, ref, yesNo } from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/**
 * How an expense item is taxed in one country, from a day on: what is taxable, reported, grossed up, and which taxes are due
 * on it. Rates of the United States (federal, state, local, Medicare, OASDI) and others; one at a time, held by the database.
 */
export const expenseItemTax = defineEntity({
  name: 'expenseItemTax',
  label: 'Tax of an expense item',
  plural: 'Taxes of expense items',
  title: ['expenseItem', 'country'],
  indexes: [['expenseItem', 'country', 'effectiveFrom']],
  list: ['expenseItem', 'country', 'taxable', 'reportable', 'grossUp', 'federalTax', 'stateTax', 'effectiveFrom'],
  menu: 'financial',
  configuration: { key: ['expenseItem', 'country', 'effectiveFrom'] },
  excludes: [{ same: ['expenseItem', 'country'], over: [{ from: 'effectiveFrom', to: 'effectiveTo' }] }],
  fields: {
    expenseItem: ref('Expense item', 'expenseItem', { required: true, fixed: true, onDelete: 'cascade' }),
    country: country('Country', { required: true }),
    deductable: yesNo('Deductible', { initial: false }),
    taxable: yesNo('Taxable', { initial: false }),
    reportable: yesNo('Reportable', { initial: false }),
    grossUp: yesNo('Grossed up', { initial: false }),
    federalTax: percentage('Federal tax', { min: 0, max: 100 }),
    stateTax: percentage('State tax', { min: 0, max: 100 }),
    localTax: percentage('Local tax', { min: 0, max: 100 }),
    medicareTax: percentage('Medicare tax', { min: 0, max: 100 }),
    oasdiTax: percentage('OASDI tax', { min: 0, max: 100 }),
    otherTax: percentage('Other tax', { min: 0, max: 100 }),
    ...effective,
  },
  access: bookSettings,
});
export interface ExpenseItemTax extends RecordOf<typeof expenseItemTax> {}
