import { defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** Which expense items may be claimed under a benefit. */
export const benefitToExpenseItem = defineEntity({
  name: 'benefitToExpenseItem',
  label: 'Benefit expense item',
  plural: 'Benefit expense items',
  title: ['benefit', 'expenseItem'],
  unique: [{ fields: ['benefit', 'expenseItem'] }],
  list: ['benefit', 'expenseItem', 'updated'],
  menu: 'admin',
  configuration: {},
  fields: {
    benefit: ref('Benefit', 'benefit', { required: true, fixed: true, onDelete: 'cascade' }),
    expenseItem: ref('Expense item', 'expenseItem', { required: true, fixed: true }),
  },
  access: shownOutside(
    { assignee: ['benefit', 'expenseItem'], vendor: ['benefit'], client: ['benefit'], caseInitiator: ['benefit'] },
    settingsAccess,
  ),
});
export interface BenefitToExpenseItem extends RecordOf<typeof benefitToExpenseItem> {}
