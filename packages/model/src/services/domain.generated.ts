// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { autoShipment } from './auto-shipment.entity.ts';
import { destinationService } from './destination-service.entity.ts';
import { insuranceCover } from './insurance-cover.entity.ts';
import { petTransport } from './pet-transport.entity.ts';
import { schoolSearch } from './school-search.entity.ts';
import { school } from './school.entity.ts';
import { serviceOrder } from './service-order.entity.ts';
import { serviceOrderRules } from './service-order.rules.ts';
import { acceptOrder, askAboutOrder, declineOrder, orderElsewhere } from './services.actions.ts';
import { orderAccepted, orderDeclined, orderMoment, orderQuestion, orderUnanswered, serviceOrdered } from './services.events.ts';
import { servicesRefusals } from './services.refusals.ts';
import { autoShipmentRules, destinationServiceRules, petTransportRules, schoolRules, taxServiceRules } from './services.rules.ts';
import { taxService } from './tax-service.entity.ts';

export const domain: Domain = {
  name: 'services',
  entities: [autoShipment, destinationService, insuranceCover, petTransport, schoolSearch, school, serviceOrder, taxService],
  actions: [acceptOrder, askAboutOrder, declineOrder, orderElsewhere],
  routes: [],
  events: [orderAccepted, orderDeclined, orderMoment, orderQuestion, orderUnanswered, serviceOrdered],
  refusals: [servicesRefusals],
  rules: [serviceOrderRules, autoShipmentRules, destinationServiceRules, petTransportRules, schoolRules, taxServiceRules],
  screens: [],
};
