import { code, defineEntity, longText, option, type RecordOf, ref, text, whole } from '@homeport/grammar';
import { settingsAccess, shownOutside } from '../role-presets/door.generated.ts';

/** A milestone as a company plans it: the same for all assignments, with its phase and group. */
export const timelineItem = defineEntity({
  name: 'timelineItem',
  label: 'Timeline milestone',
  plural: 'Timeline milestones',
  title: ['name'],
  search: ['name', 'code', 'longDescription'],
  unique: [{ fields: ['code'] }],
  sort: 'sequence,asc',
  list: ['code', 'name', 'phase', 'timelineGrp', 'sequence', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  configuration: {},
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 160 }),
    phase: option('Phase', 'CASE_PHASE', { required: true }),
    timelineGrp: option('Group', 'TIMELINE_GROUP', { required: true }),
    longDescription: longText('Long description', { max: 4000 }),
    sequence: whole('Order', { min: 1, max: 9999, initial: 100 }),
    serviceType: ref('Service type', 'serviceType'),
  },
  access: shownOutside(
    ['code', 'name', 'phase', 'timelineGrp', 'longDescription', 'sequence', 'serviceType'],
    settingsAccess,
  ),
});
export interface TimelineItem extends RecordOf<typeof timelineItem> {}
