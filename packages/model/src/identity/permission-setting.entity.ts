import { actionNames, choice, defineEntity, entityName, fieldNames, type RecordOf, ref } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

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
  begins: 'role',
  menu: 'admin',
  needsVersion: true,
  configuration: {},
  fields: {
    role: ref('Role', 'role', {
      required: true,
      fixed: true,
      onDelete: 'cascade',
      help: 'A role must be selected first.',
    }),
    about: entityName('Records', { required: true, fixed: true }),
    mayRead: reach('Read'),
    mayCreate: reach('Create'),
    mayUpdate: reach('Change'),
    mayDelete: reach('Delete'),
    mayImport: reach('Import'),
    mayExport: reach('Export'),
    hiddenFields: fieldNames('Hidden fields', 'about', { except: 'title' }),
    readOnlyFields: fieldNames('Read-only fields', 'about'),
    withoutActions: actionNames('Actions taken away', 'about'),
  },
  access: grantTo(['administrator', 'master'], { do: 'everything' }),
});
export interface PermissionSetting extends RecordOf<typeof permissionSetting> {}
