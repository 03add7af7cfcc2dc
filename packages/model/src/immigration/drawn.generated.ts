// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { immigrationRecord } from './immigration-record.entity.ts';
import { scheduleVisa } from './immigration.actions.ts';
import { visaService } from './visa-service.entity.ts';
import { workPermit } from './work-permit.entity.ts';

export const domain: Domain = {
  name: 'immigration',
  entities: [immigrationRecord, visaService, workPermit],
  actions: [scheduleVisa],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
