import { defineAction } from '@homeport/grammar';
import { visaService } from './visa-service.entity.ts';

/** The authority gave an appointment: the family is told when. */
export const scheduleVisa = defineAction({
  name: 'schedule',
  on: visaService,
  label: 'Appointment made',
  transition: 'stage.schedule',
  input: {},
});
