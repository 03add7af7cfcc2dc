import { date, defineEvent, person, ref, text } from '@homeport/grammar';

/** An alert was published; who is concerned is found out then, one after the other. */
export const alertPublished = defineEvent({
  name: 'travel.alertPublished',
  on: 'travelAlert',
  label: 'Travel alert published',
  payload: { alert: ref('Travel alert', 'travelAlert', { wire: 'id' }) },
});
/** Somebody is in the country of an alert, or is going there. */
export const travellerAlerted = defineEvent({
  name: 'travel.travellerAlerted',
  on: 'travelAlert',
  label: 'Travel alert for a traveller',
  payload: {
    alert: ref('Travel alert', 'travelAlert', { wire: 'id' }),
    assignee: person('Assignee', { wire: 'id' }),
    title: text('Title'),
    titleEs: text('Title in Spanish'),
    titleFr: text('Title in French'),
    validFrom: date('Valid from'),
  },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail', 'push'],
      title: 'Travel alert: {title}',
      body: 'It concerns a country of your assignment or of your travels, from {validFrom}.',
      link: '/dashboard/travel',
    },
  ],
});
