// Written by `npm run derive`: the door of the domain, what others take of it.
export { autoShipment } from './auto-shipment.entity.ts';
export { destinationService } from './destination-service.entity.ts';
export { insuranceCover } from './insurance-cover.entity.ts';
export { petTransport } from './pet-transport.entity.ts';
export { schoolSearch } from './school-search.entity.ts';
export { school } from './school.entity.ts';
export { type ServiceOrder, serviceOrder } from './service-order.entity.ts';
export { type OrderStep, type OrderedService, orderStep, serviceOrderRules } from './service-order.rules.ts';
export { acceptOrder, askAboutOrder, declineOrder, orderElsewhere } from './services.actions.ts';
export { orderAccepted, orderDeclined, orderMoment, orderQuestion, orderUnanswered, serviceOrdered } from './services.events.ts';
export { servicesRefusals } from './services.refusals.ts';
export { autoShipmentRules, destinationServiceRules, petTransportRules } from './services.rules.ts';
export { taxService } from './tax-service.entity.ts';
