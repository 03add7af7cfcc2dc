import { defineRules, Exact } from '@homeport/grammar';
import { measured } from '../moves/door.generated.ts';
import { type ChosenProvider, nameOfProvider } from '../policies/door.generated.ts';
import { autoShipment } from './auto-shipment.entity.ts';
import { destinationService } from './destination-service.entity.ts';
import { petTransport } from './pet-transport.entity.ts';
import { school } from './school.entity.ts';
import { servicesRefusals as no } from './services.refusals.ts';
import { taxService } from './tax-service.entity.ts';

/** Advisers are providers of the list, called as there. */
export const taxServiceRules = defineRules<typeof taxService, ChosenProvider>(taxService, {
  derive: ({ adviser, provider }, facts) => ({ provider: nameOfProvider(adviser, provider, facts) }),
});
export const petTransportRules = defineRules(petTransport, {
  derive: (pet) => measured(pet, { weights: ['petWeight'] }),
});
export const autoShipmentRules = defineRules(autoShipment, {
  derive: (car) => measured(car, { distances: ['odometer'] }),
});
/** Hours that are granted and not used; below nothing when more was used than granted. */
export const destinationServiceRules = defineRules(destinationService, {
  derive: ({ hoursGranted, hoursUsed }) => ({
    hoursLeft: hoursGranted === null ? null : new Exact(hoursGranted).minus(hoursUsed ?? 0).toFixed(),
  }),
});
export const schoolRules = defineRules(school, {
  check: ({ fromAge, toAge }) =>
    fromAge !== null && toAge !== null && toAge < fromAge ? [no.agesReversed({}, 'toAge')] : [],
});
