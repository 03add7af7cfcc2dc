import { choice, defineEntity, type RecordOf, ref, sequence, yesNo } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';
import { menus } from './menus.data.ts';

/** Which menu a role has, in which place, whole or narrowed to its own records. */
export const menuSetting = defineEntity({
  name: 'menuSetting',
  label: 'Menu setting',
  plural: 'Menu settings',
  title: ['role', 'menu'],
  unique: [{ fields: ['role', 'menu'] }],
  sort: 'sequence,asc',
  list: ['role', 'menu', 'reach', 'sequence', 'isShown', 'updated'],
  menu: 'admin',
  needsVersion: true,
  configuration: {},
  fields: {
    role: ref('Role', 'role', { required: true, fixed: true, onDelete: 'cascade' }),
    menu: choice('Menu', menus, { required: true, fixed: true }),
    reach: choice('Reach', { FULL: 'Full', OWN: 'Own records' }, { required: true, initial: 'FULL' }),
    sequence,
    isShown: yesNo('Shown', { initial: true }),
  },
  access: grantTo(['administrator', 'builder', 'master'], { do: 'everything' }),
});
export interface MenuSetting extends RecordOf<typeof menuSetting> {}
