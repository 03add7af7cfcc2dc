import { choice, defineEntity, longText, type RecordOf, ref, text } from '@homeport/grammar';
import { grantTo } from '../manage.ts';

const reach = (label: string) =>
  choice(label, { USUAL: 'As usual', OWN: 'Own records', NONE: 'Not at all' }, { initial: 'USUAL' });

/** Names, one after the other with commas between them. */
const names = (label: string, help: string) => longText(label, { max: 1000, rare: true, help });

/** Where a company gives a role less than the usual rights for records of a kind. It never gives more. */
export const permissionSetting = defineEntity({
  name: 'permissionSetting',
  label: 'Permission setting',
  plural: 'Permission settings',
  title: ['role', 'about'],
  search: ['about'],
  unique: [{ fields: ['role', 'about'] }],
  list: ['role', 'about', 'mayRead', 'mayCreate', 'mayUpdate', 'mayDelete', 'mayExport', 'updated'],
  menu: 'admin',
  needsVersion: true,
  configuration: {},
  fields: {
    role: ref('Role', 'role', { required: true, fixed: true, onDelete: 'cascade' }),
    about: text('Records', { required: true, max: 60, fixed: true, help: 'The name of an entity, like caseExpense.' }),
    mayRead: reach('Read'),
    mayCreate: reach('Create'),
    mayUpdate: reach('Change'),
    mayDelete: reach('Delete'),
    mayImport: reach('Import'),
    mayExport: reach('Export'),
    hiddenFields: names('Hidden fields', 'Names of fields with commas between them, like costCenter, poNumber.'),
    readOnlyFields: names('Read-only fields', 'Names of fields with commas between them, like costCenter, poNumber.'),
    withoutActions: names('Actions taken away', 'Names of actions with commas between them, like approve, close.'),
  },
  access: grantTo(['administrator', 'master'], { do: 'everything' }),
});
export interface PermissionSetting extends RecordOf<typeof permissionSetting> {}
