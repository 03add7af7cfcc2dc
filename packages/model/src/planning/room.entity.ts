import { codeAndName, defineEntity, type RecordOf, ref, text, whole } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { plannerPlans } from './planning-access.ts';

/** A room that can be booked with an event. */
export const room = defineEntity({
  name: 'room',
  label: 'Room',
  plural: 'Rooms',
  ...coded,
  menu: 'operations',
  list: ['code', 'name', 'office', 'floor', 'seats', 'active', 'updated'],
  fields: {
    ...codeAndName,
    office: ref('Office', 'office'),
    floor: text('Floor', { max: 20 }),
    seats: whole('Seats', { min: 1, max: 1000 }),
    equipment: text('Equipment', { max: 200 }),
  },
  access: plannerPlans,
});
export interface Room extends RecordOf<typeof room> {}
