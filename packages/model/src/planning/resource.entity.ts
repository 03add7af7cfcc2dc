import {
  choice,
  codeAndName,
  currency,
  decimal,
  defineEntity,
  money,
  type RecordOf,
  ref,
  text,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { plannerPlans } from './planning-access.ts';

/** Somebody or something that can be booked: a person, a crew, a vehicle, a lift. */
export const resource = defineEntity({
  name: 'resource',
  label: 'Resource',
  plural: 'Resources',
  ...coded,
  menu: 'operations',
  indexes: [['resourceTeam'], ['kind']],
  list: ['code', 'name', 'kind', 'resourceTeam', 'office', 'capacity', 'active', 'updated'],
  facts: ['kind', 'resourceTeam', 'office', 'capacity', 'workingSchedule'],
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      { PERSON: 'Person', CREW: 'Crew', VEHICLE: 'Vehicle', EQUIPMENT: 'Equipment' },
      { required: true, initial: 'PERSON' },
    ),
    resourceTeam: ref('Resource team', 'resourceTeam'),
    office: ref('Office', 'office'),
    user: ref('User', 'user', { onDelete: 'clear' }),
    serviceProvider: ref('Service provider', 'serviceProvider'),
    registration: text('Registration', { max: 40, help: 'Number plate or serial number.' }),
    capacity: decimal('Capacity', { min: 0, max: 10_000, decimals: 2, unit: 'CBM' }),
    timeZone: ref('Time zone', 'timeZone'),
    workingSchedule: text('Working schedule', { max: 200, help: 'Days and hours, like: Mon–Fri 09:00–17:30.' }),
    costPerHour: money('Cost an hour', { min: 0 }),
    currency: currency('Currency'),
  },
  access: plannerPlans,
});
export interface Resource extends RecordOf<typeof resource> {}
