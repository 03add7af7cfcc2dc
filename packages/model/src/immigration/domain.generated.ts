// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { immigrationRecord } from './immigration-record.entity.ts';
import { scheduleVisa } from './immigration.actions.ts';
import { permitsExpiringCard } from './immigration.cards.ts';
import { appointmentMade } from './immigration.events.ts';
import { immigrationRefusals } from './immigration.refusals.ts';
import { visaServiceRules, workPermitRules } from './permits.rules.ts';
import { visaService } from './visa-service.entity.ts';
import { workPermit } from './work-permit.entity.ts';

export const domain: Domain = {
  name: 'immigration',
  entities: [immigrationRecord, visaService, workPermit],
  actions: [scheduleVisa],
  routes: [],
  events: [appointmentMade],
  refusals: [immigrationRefusals],
  rules: [visaServiceRules, workPermitRules],
  screens: [],
  cards: [permitsExpiringCard],
};
