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
