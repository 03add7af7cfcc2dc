import { choice, defineEntity, type RecordOf, ref, text } from '@homeport/grammar';
import { grantTo } from '../manage.ts';

const reach = (label: string) =>
  choice(label, { USUAL: 'As usual', OWN: 'Own records', NONE: 'Not at all' }, { initial: 'USUAL' });

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
  fields: {
    role: ref('Role', 'role', { required: true, fixed: true, onDelete: 'cascade' }),
    about: text('Records', { required: true, max: 60, fixed: true, help: 'The name of an entity, like caseExpense.' }),
    mayRead: reach('Read'),
    mayCreate: reach('Create'),
    mayUpdate: reach('Change'),
    mayDelete: reach('Delete'),
    mayImport: reach('Import'),
    mayExport: reach('Export'),
  },
  access: grantTo(['administrator', 'master'], { do: 'everything' }),
});
export interface PermissionSetting extends RecordOf<typeof permissionSetting> {}
