import { codeAndName, defineEntity, longText, type RecordOf, ref } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { customerCare } from './crm-access.ts';

/** Customers that belong together. */
export const customerGroup = defineEntity({
  name: 'customerGroup',
  label: 'Customer group',
  plural: 'Customer groups',
  ...coded,
  menu: 'customers',
  list: ['code', 'name', 'parent', 'active', 'updated'],
  fields: {
    ...codeAndName,
    parent: ref('Belongs to', 'customerGroup'),
    description: longText('Description', { max: 1000 }),
  },
  access: customerCare,
});
export interface CustomerGroup extends RecordOf<typeof customerGroup> {}
