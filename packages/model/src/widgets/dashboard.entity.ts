import { code, defineEntity, longText, type RecordOf, text } from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** A page of widgets, known by its code; which roles open it stands in the role. */
export const dashboard = defineEntity({
  name: 'dashboard',
  label: 'Dashboard',
  plural: 'Dashboards',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  list: ['code', 'name', 'active', 'updated'],
  facts: ['code'],
  menu: 'admin',
  canDeactivate: true,
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 60, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    nameEs: text('Name in Spanish', { max: 120 }),
    nameFr: text('Name in French', { max: 120 }),
    description: longText('Description', { max: 400 }),
  },
  access: shownOutside(['code', 'name', 'nameEs', 'nameFr', 'description'], settingsAccess),
});
export interface Dashboard extends RecordOf<typeof dashboard> {}
