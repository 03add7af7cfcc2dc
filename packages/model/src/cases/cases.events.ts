import { defineEvent, longText, person, ref, text } from '@homeport/grammar';

export const nextActionDone = defineEvent({
  name: 'cases.nextActionDone',
  on: 'caseService',
  label: 'Next action done by the assignee',
  payload: {
    service: ref('Service', 'caseService', { wire: 'id' }),
    name: text('Name'),
    action: text('Action'),
    assignee: person('Assignee', { wire: 'id' }),
    manager: ref('Manager', 'user', { wire: 'id' }),
    note: longText('Note'),
  },
  notices: [
    {
      to: 'manager',
      channels: ['app'],
      title: '{name}: done by the assignee',
      body: '{action}. {note}',
      link: '/workspace/cases/case-service/{service}',
    },
  ],
});

/** A service has its date: the assignee it is shared with is told. */
export const serviceScheduled = defineEvent({
  name: 'cases.serviceScheduled',
  on: 'caseService',
  label: 'Service scheduled',
  payload: {
    service: ref('Service', 'caseService', { wire: 'id' }),
    name: text('Name'),
    assignee: person('Assignee', { wire: 'id' }),
  },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Scheduled: {name}',
      body: 'When and with whom is on the page of the service.',
      link: '/dashboard/services/{service}',
    },
  ],
});
