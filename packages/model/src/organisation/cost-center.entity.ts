import { code, defineEntity, type RecordOf, text } from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** Where a cost is booked. */
export const costCenter = defineEntity({
  name: 'costCenter',
  label: 'Cost center',
  plural: 'Cost centers',
  title: ['code', 'name'],
  search: ['code', 'name'],
  unique: [{ fields: ['code'] }],
  sort: 'code,asc',
  list: ['code', 'name', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
  },
  access: shownOutside(['code', 'name'], settingsAccess),
});
export interface CostCenter extends RecordOf<typeof costCenter> {}
