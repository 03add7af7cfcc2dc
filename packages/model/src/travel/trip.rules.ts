import { defineRules } from '@homeport/grammar';
import { travelRefusals } from './travel.refusals.ts';
import { trip } from './trip.entity.ts';

export const tripRules = defineRules<typeof trip>(trip, {
  check: ({ departureDate, returnDate }) =>
    returnDate !== null && returnDate < departureDate ? [travelRefusals.endBeforeStart({}, 'returnDate')] : [],
});
