import {
  choice,
  date,
  decimal,
  defineEntity,
  derived,
  listed,
  longText,
  type RecordOf,
  text,
  whole,
} from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord } from '../record-presets/door.generated.ts';

/** Help on the spot: orientation, settling in, registration, training. Granted and used time say what is left. */
export const destinationService = defineEntity({
  name: 'destinationService',
  label: 'Destination service',
  plural: 'Destination services',
  ...onePerService,
  search: ['consultant', 'topics'],
  indexes: [['firstDay'], ['kind']],
  list: ['caseService', 'kind', 'consultant', 'firstDay', 'hoursGranted', 'hoursUsed', 'hoursLeft', 'updated'],
  facts: ['kind', 'consultant', 'firstDay', 'hoursGranted', 'hoursLeft'],
  fields: {
    ...serviceRecord,
    kind: choice(
      'Kind',
      {
        LOOK_SEE: 'Look-see trip',
        ORIENTATION: 'Orientation',
        SETTLING_IN: 'Settling in',
        REGISTRATION: 'Registration with the authorities',
        BANKING: 'Bank account',
        DRIVING_LICENCE: 'Driving licence',
        LANGUAGE: 'Language training',
        CULTURE: 'Cultural training',
        PARTNER: 'Partner support',
        DEPARTURE: 'Departure services',
      },
      { required: true },
    ),
    consultant: text('Consultant', { max: 160 }),
    participants: whole('Participants', { min: 1, max: 20 }),
    spokenLanguage: listed('Language', 'language'),
    firstDay: date('First day'),
    lastDay: date('Last day', { notBefore: 'firstDay' }),
    hoursGranted: decimal('Hours granted', { min: 0, decimals: 1, unit: 'hours' }),
    hoursUsed: decimal('Hours used', { min: 0, decimals: 1, unit: 'hours', initial: '0' }),
    hoursLeft: derived(decimal('Hours left', { decimals: 1, unit: 'hours' })),
    topics: longText('Topics', { max: 2000 }),
    levelBefore: choice('Level before', { A1: 'A1', A2: 'A2', B1: 'B1', B2: 'B2', C1: 'C1', C2: 'C2' }),
    levelAfter: choice('Level after', { A1: 'A1', A2: 'A2', B1: 'B1', B2: 'B2', C1: 'C1', C2: 'C2' }),
  },
  access: serviceAccess(),
});
export interface DestinationService extends RecordOf<typeof destinationService> {}
