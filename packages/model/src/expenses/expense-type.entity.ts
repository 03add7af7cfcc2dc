import { codeAndName, defineEntity, option, type RecordOf, ref, yesNo } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { bookSettings } from '../role-presets/door.generated.ts';

/** What expense items have in common: where they are booked, and whether people may post them themselves. */
export const expenseType = defineEntity({
  name: 'expenseType',
  label: 'Expense type',
  plural: 'Expense types',
  ...coded,
  list: ['code', 'name', 'group', 'financialCode', 'employeeCanPost', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    group: option('Group', 'EXPENSE_GROUP'),
    financialCode: ref('Financial code', 'financialCode'),
    taxCode: ref('Tax code', 'taxCode'),
    employeeCanPost: yesNo('Employee can post', { initial: true }),
  },
  access: bookSettings,
});
export interface ExpenseType extends RecordOf<typeof expenseType> {}
