import {
  address,
  choice,
  currency,
  date,
  defineEntity,
  derived,
  longText,
  money,
  type RecordOf,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord, vendor } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'caseService',
  'kind',
  'placeName',
  'placeAddress',
  'checkInDate',
  'checkOutDate',
  'nights',
  'currency',
  'bedrooms',
  'bookingReference',
  'cancelBy',
  'mayExtendUntil',
  'hasBreakfast',
  'petsAllowed',
  'arrivalNotes',
];

/** A roof for the first weeks: hotel or serviced apartment. */
export const temporaryAccommodation = defineEntity({
  name: 'temporaryAccommodation',
  label: 'Temporary accommodation',
  plural: 'Temporary accommodation',
  ...onePerService,
  search: ['placeName', 'bookingReference'],
  indexes: [['checkInDate'], ['vendor']],
  list: ['caseService', 'placeName', 'checkInDate', 'checkOutDate', 'nights', 'nightlyRate', 'totalCost', 'currency'],
  facts: ['placeName', 'checkInDate', 'checkOutDate', 'nights', 'totalCost', 'bookingReference'],
  fields: {
    ...serviceRecord,
    vendor: vendor(),
    kind: choice(
      'Kind',
      { SERVICED: 'Serviced apartment', HOTEL: 'Hotel', APARTMENT: 'Apartment', OTHER: 'Other' },
      {
        initial: 'SERVICED',
      },
    ),
    placeName: text('Name', { max: 160 }),
    placeAddress: address('Address'),
    checkInDate: date('Arrival', { required: true }),
    checkOutDate: date('Departure', { required: true, notBefore: 'checkInDate' }),
    nights: derived(whole('Nights')),
    nightlyRate: money('Rate per night', { min: 0 }),
    extraCost: money('Extras', { min: 0 }),
    currency: currency('Currency', { required: true }),
    totalCost: derived(money('Total')),
    bedrooms: whole('Bedrooms', { min: 0, max: 10 }),
    bookingReference: text('Booking reference', { max: 60 }),
    cancelBy: date('Free cancellation until'),
    mayExtendUntil: date('May be extended until'),
    hasBreakfast: yesNo('Breakfast included', { initial: false }),
    petsAllowed: yesNo('Pets allowed', { initial: false }),
    arrivalNotes: longText('On arrival', { max: 2000 }),
  },
  access: shownOutside(
    {
      assignee: [...seenOutside, 'vendor'],
      vendor: [...seenOutside, 'vendor'],
      client: seenOutside,
    },
    serviceAccess,
  ),
});
export interface TemporaryAccommodation extends RecordOf<typeof temporaryAccommodation> {}
