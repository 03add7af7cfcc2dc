import { code, defineEntity, option, type RecordOf, text, yesNo } from '@homeport/grammar';
import { alsoFamily, settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** A kind of service a company arranges: air shipment, home search, visa and immigration … */
export const serviceType = defineEntity({
  name: 'serviceType',
  label: 'Service type',
  plural: 'Service types',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  list: ['code', 'name', 'serviceClass', 'group', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    serviceClass: option('Service class', 'SERVICE_CLASS'),
    group: text('Group', { max: 60 }),
    servicePage: text('Service page', { max: 60 }),
    shareWithAssignee: yesNo('Share with assignee', { initial: true }),
    shareWithHr: yesNo('Share with HR', { initial: true }),
  },
  access: shownOutside(['code', 'name', 'serviceClass', 'group', 'servicePage'], alsoFamily(settingsAccess)),
});
export interface ServiceType extends RecordOf<typeof serviceType> {}
