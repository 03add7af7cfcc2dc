import {
  choice,
  code,
  defineEntity,
  type Grant,
  json,
  type RecordOf,
  refs,
  roleCode,
  type Shape,
  text,
} from '@homeport/grammar';
import type { RoleKey } from '../role-presets/door.generated.ts';
import { rolesButFamily, shownOutside } from '../role-presets/door.generated.ts';

/** What a widget shows. Each is read as the person who looks at it. */
export const widgetSources = {
  EXPENSES_BY_STAGE: 'Expenses by stage',
  COUNTRY_DAYS: 'Days per country',
  NEXT_EVENTS: 'Next events',
  SERVICES: 'State of the services',
  DOCUMENTS_DUE: 'Documents due',
  MESSAGES: 'Unread messages',
} as const;
export type WidgetSource = keyof typeof widgetSources;

/** How wide a widget stands on the grid of twelve columns. */
export const widgetSizes = { SMALL: 'Small', MEDIUM: 'Medium', WIDE: 'Wide' } as const;
export type WidgetSize = keyof typeof widgetSizes;

/** What can be set about a widget. */
export const widgetSettings = {
  is: 'record',
  parts: { years: { label: 'Years shown', shape: { is: 'whole' } } },
} as const satisfies Shape;

/** A widget without roles is for everyone, one with roles for these only. */
const forRole = (role: RoleKey): Grant => ({
  do: ['read'],
  where: {
    any: [
      { field: 'roles', op: 'null' },
      { field: 'roles.code', op: 'eq', value: roleCode(role) },
    ],
  },
});
const readers = Object.fromEntries(rolesButFamily.map((role) => [role, forRole(role)]));

/** A card with figures or lines that stands on dashboards. */
export const widget = defineEntity({
  name: 'widget',
  label: 'Widget',
  plural: 'Widgets',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  list: ['code', 'name', 'source', 'size', 'active', 'updated'],
  facts: ['code', 'source', 'size'],
  menu: 'admin',
  canDeactivate: true,
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 60, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    nameEs: text('Name in Spanish', { max: 120 }),
    nameFr: text('Name in French', { max: 120 }),
    source: choice('Shows', widgetSources, { required: true }),
    size: choice('Size', widgetSizes, { required: true, initial: 'MEDIUM' }),
    settings: json('Settings', { maxDepth: 3, rare: true, shape: widgetSettings }),
    roles: refs('Only for these roles', 'role'),
  },
  access: shownOutside(['code', 'name', 'nameEs', 'nameFr', 'source', 'size', 'settings'], {
    ...readers,
    administrator: { do: 'everything' },
    builder: { do: 'everything' },
    master: { do: 'everything' },
  }),
});
export interface Widget extends RecordOf<typeof widget> {}
