import { choice, codeAndName, defineEntity, type RecordOf, ref, refs, text, whole } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** What a widget can be made of: how it shows a query, how large it is, and which roles may have it. */
export const widgetTemplate = defineEntity({
  name: 'widgetTemplate',
  label: 'Widget template',
  plural: 'Widget templates',
  ...coded,
  list: ['code', 'name', 'kind', 'roles', 'refreshMinutes', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      {
        NUMBER: 'Number',
        BAR: 'Bar chart',
        LINE: 'Line chart',
        PIE: 'Pie chart',
        LIST: 'List',
        MAP: 'Map',
        CALENDAR: 'Calendar',
        TEXT: 'Text',
      },
      { required: true, initial: 'NUMBER' },
    ),
    dataQuery: ref('Data query', 'dataQuery'),
    title: text('Title', { max: 120 }),
    width: whole('Width in columns', { required: true, min: 1, max: 12, initial: 4 }),
    height: whole('Height in rows', { required: true, min: 1, max: 12, initial: 2 }),
    refreshMinutes: whole('Refreshed every', { min: 1, max: 1440, initial: 15, unit: 'minutes' }),
    roles: refs('Roles', 'role'),
  },
  access: shownOutside(['code', 'name', 'kind', 'title', 'width', 'height', 'refreshMinutes'], staffSettings),
});
export interface WidgetTemplate extends RecordOf<typeof widgetTemplate> {}
