// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { autoShipment } from './auto-shipment.entity.ts';
import { destinationService } from './destination-service.entity.ts';
import { insuranceCover } from './insurance-cover.entity.ts';
import { petTransport } from './pet-transport.entity.ts';
import { schoolSearch } from './school-search.entity.ts';
import { school } from './school.entity.ts';
import { servicesRefusals } from './services.refusals.ts';
import { autoShipmentRules, destinationServiceRules, petTransportRules, schoolRules, taxServiceRules } from './services.rules.ts';
import { taxService } from './tax-service.entity.ts';

export const domain: Domain = {
  name: 'services',
  entities: [autoShipment, destinationService, insuranceCover, petTransport, schoolSearch, school, taxService],
  actions: [],
  routes: [],
  events: [],
  refusals: [servicesRefusals],
  rules: [autoShipmentRules, destinationServiceRules, petTransportRules, schoolRules, taxServiceRules],
  screens: [],
};
