import { defineRefusals } from '@homeport/grammar';

export const immigrationRefusals = defineRefusals('immigration', {
  noSubmittedDate: { kind: 'invalid', text: 'Please complete Submitted' },
  noAppointment: { kind: 'invalid', text: 'Please complete Appointment' },
  noValidity: { kind: 'invalid', text: 'Please complete Valid to' },
  stillValid: { kind: 'conflict', text: 'It is still valid.' },
});
