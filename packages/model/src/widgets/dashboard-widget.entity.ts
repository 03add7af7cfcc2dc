import {
  choice,
  defineEntity,
  derived,
  type Grant,
  json,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { everyone, shownOutside } from '../role-presets/door.generated.ts';
import { widgetSettings, widgetSizes } from './widget.entity.ts';

const companys = { field: 'user', op: 'null' } as const;
const own = { field: 'user', op: 'eq', value: '$me.user' } as const;
/** One's own places are written by arranging the dashboard only. */
const reads: Grant = { do: ['read'], where: { any: [companys, own] } };
const keeps: readonly Grant[] = [reads, { do: ['create', 'update', 'delete'], where: companys }];

/**
 * A widget on a dashboard: where it stands, how wide, with which settings. Without a user it is how the company arranged
 * it; with one it is how that user did, and wins for them.
 */
export const dashboardWidget = defineEntity({
  name: 'dashboardWidget',
  label: 'Widget on a dashboard',
  plural: 'Widgets on dashboards',
  title: ['dashboard', 'widget'],
  unique: [{ fields: ['dashboard', 'widget', 'arrangedFor'] }],
  indexes: [['user', 'dashboard'], ['widget']],
  sort: 'position,asc',
  list: ['dashboard', 'widget', 'position', 'size', 'isHidden', 'updated'],
  menu: 'admin',
  configuration: { key: ['dashboard', 'widget'], only: { field: 'user', op: 'null' } },
  fields: {
    dashboard: ref('Dashboard', 'dashboard', { required: true, fixed: true, onDelete: 'cascade' }),
    widget: ref('Widget', 'widget', { required: true, fixed: true, onDelete: 'cascade' }),
    user: ref('Arranged by', 'user', { readOnly: true, onDelete: 'cascade' }),
    arrangedFor: derived(text('Arranged for', { max: 40 })),
    position: whole('Place', { required: true, min: 0, max: 9999, initial: 100 }),
    size: choice('Size', widgetSizes, { required: true, initial: 'MEDIUM' }),
    isHidden: yesNo('Taken off', { initial: false }),
    settings: json('Settings', { maxDepth: 3, rare: true, shape: widgetSettings }),
  },
  access: shownOutside(['dashboard', 'widget', 'user', 'arrangedFor', 'position', 'size', 'isHidden', 'settings'], {
    ...everyone(reads),
    administrator: keeps,
    builder: keeps,
    master: keeps,
  }),
});
export interface DashboardWidget extends RecordOf<typeof dashboardWidget> {}
