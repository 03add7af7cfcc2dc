import { codeAndName, defineEntity, type RecordOf, text, whole, yesNo } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { plannerPlans } from './planning-access.ts';

/** What resources are booked for, and how long it usually takes. */
export const activityType = defineEntity({
  name: 'activityType',
  label: 'Activity type',
  plural: 'Activity types',
  ...coded,
  menu: 'operations',
  list: ['code', 'name', 'minimumDuration', 'maximumDuration', 'isBillable', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    minimumDuration: whole('Shortest duration', { required: true, min: 5, max: 1440, initial: 60, unit: 'minutes' }),
    maximumDuration: whole('Longest duration', { required: true, min: 5, max: 1440, initial: 60, unit: 'minutes' }),
    color: text('Colour', { max: 7, help: 'In calendars: # and six digits.' }),
    isBillable: yesNo('Billable', { initial: false }),
    needsRoom: yesNo('Needs a room', { initial: false }),
  },
  access: plannerPlans,
});
export interface ActivityType extends RecordOf<typeof activityType> {}
