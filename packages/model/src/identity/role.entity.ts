import { code, defineEntity, json, type RecordOf, ref, text, whole } from '@homeport/grammar';
import { menus } from './menus.data.ts';

/** A role of a tenant. Its code decides the rights; menus and dashboards are data. */
export const role = defineEntity({
  name: 'role',
  label: 'Role',
  plural: 'Roles',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  list: ['code', 'name', 'parentRole', 'landingPage', 'updated'],
  menu: 'admin',
  needsVersion: true,
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 100 }),
    parentRole: ref('Parent role', 'role'),
    landingPage: text('Landing page', { max: 200, offers: { what: 'page' } }),
    helpDocument: text('Help document', {
      max: 400,
      rare: true,
      offers: { what: 'page' },
      help: 'Help leads the people of this role there: a page of this application, or an address of the web.',
    }),
    deactivationInDays: whole('Deactivation in days', { min: 1, max: 3650, unit: 'days', rare: true }),
    menus: json('Available menus', {
      shape: {
        is: 'levels',
        key: 'code',
        names: menus,
        level: 'access',
        levels: { O: 'Own records', F: 'Everything' },
      },
    }),
    dashboards: json('Available dashboards', {
      shape: { is: 'records', to: 'dashboard', key: 'code', name: 'name' },
    }),
    servicePageView: text('Service page view', { max: 40, rare: true }),
  },
  access: {
    administrator: { do: ['read', 'create', 'update', 'export'] },
    master: { do: 'everything' },
    builder: { do: ['read'] },
    hr: { do: ['read'] },
    caseManager: { do: ['read'] },
  },
});
export interface Role extends RecordOf<typeof role> {}
