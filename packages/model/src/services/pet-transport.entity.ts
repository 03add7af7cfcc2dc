import { choice, currency, date, defineEntity, money, type RecordOf, text, weight, whole } from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';

/** The journey of one animal, with the health papers its destination asks for. */
export const petTransport = defineEntity({
  name: 'petTransport',
  label: 'Pet transport',
  plural: 'Pet transport',
  ...onePerService,
  search: ['petName', 'microchip'],
  indexes: [['departureDate']],
  list: ['caseService', 'petName', 'species', 'breed', 'departureDate', 'arrivalDate', 'quarantineDays', 'updated'],
  facts: ['petName', 'species', 'departureDate', 'arrivalDate', 'microchip', 'importPermit'],
  fields: {
    ...serviceRecord,
    petName: text('Name', { required: true, max: 60 }),
    species: choice(
      'Species',
      { DOG: 'Dog', CAT: 'Cat', BIRD: 'Bird', RODENT: 'Small animal', OTHER: 'Other' },
      {
        required: true,
      },
    ),
    breed: text('Breed', { max: 80 }),
    birthDate: date('Born', { past: true }),
    ...weight('petWeight', 'Weight'),
    microchip: text('Microchip', { max: 20 }),
    rabiesVaccination: date('Rabies vaccination'),
    titerTest: date('Titer test', { notBefore: 'rabiesVaccination' }),
    healthCertificate: date('Health certificate'),
    importPermit: text('Import permit', { max: 60 }),
    quarantineDays: whole('Quarantine', { min: 0, max: 365, unit: 'days' }),
    crateSize: text('Crate', { max: 60 }),
    carrier: text('Carrier', { max: 120 }),
    flight: text('Flight', { max: 40 }),
    departureDate: date('Departure', { awaited: true }),
    arrivalDate: date('Arrival', { awaited: true, notBefore: 'departureDate' }),
    cost: money('Cost', { min: 0 }),
    currency: currency('Currency'),
  },
  access: shownOutside(
    [
      'caseService',
      'petName',
      'species',
      'breed',
      'birthDate',
      'petWeight',
      'petWeightUnit',
      'petWeightKgs',
      'petWeightLbs',
      'microchip',
      'rabiesVaccination',
      'titerTest',
      'healthCertificate',
      'importPermit',
      'quarantineDays',
      'crateSize',
      'carrier',
      'flight',
      'departureDate',
      'arrivalDate',
      'currency',
    ],
    serviceAccess,
  ),
});
export interface PetTransport extends RecordOf<typeof petTransport> {}
