import {
  code,
  currency,
  defineEntity,
  money,
  option,
  percentage,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** What whoever asks for a relocation, and the company that pays for it, see of an item. */
const seenByClients = [
  'code',
  'name',
  'nameEs',
  'nameFr',
  'group',
  'expenseType',
  'receiptRequired',
  'receiptRequiredAbove',
  'limit',
  'currency',
  'maximumAgeInDays',
];

/** What can be claimed: flights, hotel, meals, school fees … with the policy line that is checked before submit. */
export const expenseItem = defineEntity({
  name: 'expenseItem',
  label: 'Expense item',
  plural: 'Expense items',
  paths: ['expense-item'],
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  list: ['code', 'name', 'group', 'limit', 'currency', 'receiptRequired', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    nameEs: text('Name in Spanish', { max: 120 }),
    nameFr: text('Name in French', { max: 120 }),
    group: option('Group', 'EXPENSE_GROUP'),
    expenseType: ref('Expense type', 'expenseType'),
    receiptRequired: yesNo('Receipt required', { initial: true }),
    receiptRequiredAbove: money('Receipt required above', { min: 0 }),
    limit: money('Limit per item', { min: 0 }),
    currency: currency('Currency'),
    tolerance: percentage('Tolerance', { min: 0, max: 100 }),
    maximumAgeInDays: whole('Oldest expense accepted', { min: 1, max: 3650, unit: 'days' }),
  },
  access: shownOutside(
    {
      assignee: [
        'code',
        'name',
        'nameEs',
        'nameFr',
        'group',
        'expenseType',
        'receiptRequired',
        'receiptRequiredAbove',
        'limit',
        'currency',
        'tolerance',
        'maximumAgeInDays',
      ],
      vendor: ['code', 'name', 'nameEs', 'nameFr', 'group'],
      client: seenByClients,
      caseInitiator: seenByClients,
    },
    settingsAccess,
  ),
});
export interface ExpenseItem extends RecordOf<typeof expenseItem> {}
