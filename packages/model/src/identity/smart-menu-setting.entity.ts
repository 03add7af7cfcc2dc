import { choice, defineEntity, type RecordOf, ref, sequence, text, yesNo } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';
import { menus } from './menus.data.ts';

/** An entry a role finds in a menu besides the usual ones: its words and where it leads. */
export const smartMenuSetting = defineEntity({
  name: 'smartMenuSetting',
  label: 'Smart menu setting',
  plural: 'Smart menu settings',
  title: ['name'],
  search: ['name', 'path'],
  unique: [{ fields: ['role', 'menu', 'path'] }],
  sort: 'sequence,asc',
  list: ['role', 'menu', 'sequence', 'name', 'path', 'isShown', 'updated'],
  begins: 'role',
  menu: 'admin',
  needsVersion: true,
  configuration: {},
  fields: {
    role: ref('Role', 'role', { required: true, onDelete: 'cascade', help: 'A role must be selected first.' }),
    menu: choice('Menu', menus, { required: true }),
    name: text('Name', { required: true, max: 60 }),
    nameEs: text('Name in Spanish', { max: 60 }),
    nameFr: text('Name in French', { max: 60 }),
    path: text('Leads to', {
      required: true,
      max: 400,
      help: 'An address of the application: /workspace/cases/case-detail.',
    }),
    sequence,
    isShown: yesNo('Shown', { initial: true }),
  },
  access: grantTo(['administrator', 'builder', 'master'], { do: 'everything' }),
});
export interface SmartMenuSetting extends RecordOf<typeof smartMenuSetting> {}
