import { code, defineEntity, type RecordOf, ref, text } from '@homeport/grammar';
import { alsoFamily, everyone, shownOutside } from '../role-presets/door.generated.ts';

const own = { field: 'user', op: 'eq', value: '$me.user' } as const;

/** One preference of one user, by name (`date-format`, `density`, `appearance`). */
export const userSetting = defineEntity({
  name: 'userSetting',
  label: 'User setting',
  plural: 'User settings',
  title: ['name'],
  unique: [{ fields: ['user', 'name'] }],
  list: ['user', 'name', 'settingValue', 'updated'],
  fields: {
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    name: code('Name', { required: true, max: 60, fixed: true }),
    settingValue: text('Setting value', { max: 4000 }),
  },
  access: shownOutside(
    ['user', 'name', 'settingValue'],
    alsoFamily(everyone({ do: ['read', 'create', 'update', 'delete'], where: own })),
  ),
});
export interface UserSetting extends RecordOf<typeof userSetting> {}
