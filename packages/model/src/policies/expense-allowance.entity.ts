import {
  choice,
  code,
  country,
  currency,
  defineEntity,
  effective,
  money,
  percentage,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { policyAccess } from './policy-access.ts';

/** What may be spent on something, per country, grade and family size, from one day to another. */
export const expenseAllowance = defineEntity({
  name: 'expenseAllowance',
  label: 'Expense allowance',
  plural: 'Expense allowances',
  title: ['code', 'name', 'effectiveFrom'],
  search: ['code', 'name'],
  unique: [{ fields: ['code', 'effectiveFrom'] }],
  indexes: [['expenseItem'], ['country']],
  sort: 'code,asc',
  list: ['code', 'name', 'country', 'amount', 'currency', 'period', 'effectiveFrom', 'effectiveTo', 'updated'],
  facts: ['country', 'amount', 'period', 'effectiveFrom', 'effectiveTo'],
  menu: 'admin',
  needsVersion: true,
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    expenseItem: ref('Expense item', 'expenseItem'),
    country: country('Country'),
    lowestGrade: ref('From grade', 'grade'),
    familySize: whole('Family size from', { min: 1, max: 20 }),
    amount: money('Amount', { required: true, min: 0 }),
    currency: currency('Currency', { required: true }),
    period: choice(
      'Period',
      { ONCE: 'Once', DAY: 'Per day', MONTH: 'Per month', YEAR: 'Per year', ITEM: 'Per item' },
      { required: true, initial: 'DAY' },
    ),
    firstAndLastDay: percentage('First and last day', { min: 0, max: 100, help: 'Share of a full day.' }),
    breakfast: money('Taken off for breakfast', { min: 0, rare: true }),
    lunch: money('Taken off for lunch', { min: 0, rare: true }),
    dinner: money('Taken off for dinner', { min: 0, rare: true }),
    incidentals: money('Never below', { min: 0, rare: true }),
    ...effective,
  },
  access: policyAccess,
});
export interface ExpenseAllowance extends RecordOf<typeof expenseAllowance> {}
