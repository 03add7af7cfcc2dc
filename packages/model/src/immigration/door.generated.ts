// Written by `npm run derive`: the door of the domain, what others take of it.
export { immigrationRecord } from './immigration-record.entity.ts';
export { scheduleVisa } from './immigration.actions.ts';
export { appointmentMade } from './immigration.events.ts';
export { workPermitRules } from './permits.rules.ts';
export { visaService } from './visa-service.entity.ts';
export { workPermit } from './work-permit.entity.ts';
