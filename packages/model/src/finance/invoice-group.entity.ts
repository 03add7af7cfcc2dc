import { choice, codeAndName, defineEntity, type RecordOf, ref, whole, yesNo } from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/** What comes onto one invoice of a client, and when it is made. */
export const invoiceGroup = defineEntity({
  name: 'invoiceGroup',
  label: 'Invoice group',
  plural: 'Invoice groups',
  title: ['name'],
  search: ['code', 'name'],
  unique: [{ fields: ['code'] }],
  sort: 'code,asc',
  list: ['code', 'name', 'financialEntity', 'grouping', 'frequency', 'dayOfMonth', 'active', 'updated'],
  menu: 'financial',
  canDeactivate: true,
  fields: {
    ...codeAndName,
    financialEntity: ref('Debtor', 'financialEntity', { required: true }),
    grouping: choice(
      'One invoice per',
      {
        ASSIGNMENT: 'Assignment',
        SERVICE: 'Service',
        COST_CENTER: 'Cost center',
        PO_NUMBER: 'PO number',
        DEBTOR: 'Debtor',
      },
      { required: true, initial: 'ASSIGNMENT' },
    ),
    frequency: choice(
      'Frequency',
      { ON_COMPLETION: 'On completion', WEEKLY: 'Weekly', MONTHLY: 'Monthly', QUARTERLY: 'Quarterly' },
      { required: true, initial: 'MONTHLY' },
    ),
    dayOfMonth: whole('Day of month', { min: 1, max: 31 }),
    taxPerLine: yesNo('Tax rounded per line', { initial: true }),
  },
  access: bookSettings,
});
export interface InvoiceGroup extends RecordOf<typeof invoiceGroup> {}
