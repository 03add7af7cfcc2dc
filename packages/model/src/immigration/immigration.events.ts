import { date, defineEvent, person, ref, text } from '@homeport/grammar';

/** An authority gave an appointment for an application. */
export const appointmentMade = defineEvent({
  name: 'immigration.appointmentMade',
  on: 'visaService',
  label: 'Visa appointment made',
  payload: {
    visaService: ref('Visa service', 'visaService', { wire: 'id' }),
    assignee: person('Assignee', { wire: 'id' }),
    applicant: text('Applicant'),
    appointmentDate: date('Appointment'),
  },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail', 'push'],
      title: 'Visa appointment on {appointmentDate}',
      body: 'It is for {applicant}.',
      link: '/dashboard/trips&Visas',
    },
  ],
});
