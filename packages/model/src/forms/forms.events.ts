import { code, defineEvent, person, ref, text } from '@homeport/grammar';

export const formSubmitted = defineEvent({
  name: 'content.formSubmitted',
  on: 'pageForm',
  label: 'Form submitted',
  payload: {
    form: ref('Form', 'pageForm', { wire: 'id' }),
    name: text('Name'),
    reference: code('Reference'),
    assignee: person('Assignee', { wire: 'id' }),
    manager: ref('Manager', 'user', { wire: 'id' }),
  },
  notices: [
    {
      to: 'manager',
      channels: ['app'],
      title: 'Form submitted: {name}',
      body: 'Reference {reference}',
      link: '/workspace/cases/page-form/{form}/answers',
    },
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'We have your answers: {name}',
      body: 'Your reference is {reference}.',
      link: '/dashboard/content/{form}',
    },
  ],
});
