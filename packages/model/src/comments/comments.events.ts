import { defineEvent, longText, person, ref, text } from '@homeport/grammar';

const said = {
  caseDetail: ref('Assignment', 'caseDetail', { wire: 'id' }),
  service: ref('Service', 'caseService', { wire: 'id' }),
  subject: text('Subject'),
  author: text('Author'),
  comment: longText('Comment'),
};

/** Somebody of the team wrote for everyone on a service. */
export const serviceCommented = defineEvent({
  name: 'communication.serviceCommented',
  on: 'comment',
  label: 'Comment on a service',
  payload: { ...said, assignee: person('Assignee', { wire: 'id' }) },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: '{author} wrote about {subject}',
      body: '{comment}',
      link: '/dashboard/services/{service}',
    },
  ],
});

/** The assignee wrote about a service. */
export const assigneeCommented = defineEvent({
  name: 'communication.assigneeCommented',
  on: 'comment',
  label: 'Comment of the assignee',
  payload: { ...said, manager: ref('Manager', 'user', { wire: 'id' }) },
  notices: [
    {
      to: 'manager',
      channels: ['app', 'mail'],
      title: '{author} wrote about {subject}',
      body: '{comment}',
      link: '/workspace/cases/case-service/{service}',
    },
  ],
});
