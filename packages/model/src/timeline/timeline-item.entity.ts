import { choice, code, defineEntity, longText, option, type RecordOf, ref, text, whole } from '@homeport/grammar';
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
    countsFrom: choice(
      'Day counted from',
      { START: 'Start of the assignment', END: 'End of the assignment' },
      { help: 'Assignments are started with it. Empty: the team adds it by hand.' },
    ),
    day: whole('Day', { min: -999, max: 999, help: 'Days after, or before where negative.' }),
    serviceType: ref('Service type', 'serviceType'),
  },
  access: shownOutside(
    ['code', 'name', 'phase', 'timelineGrp', 'longDescription', 'sequence', 'serviceType'],
    settingsAccess,
  ),
});
export interface TimelineItem extends RecordOf<typeof timelineItem> {}
