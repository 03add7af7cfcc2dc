import { code, defineEvent, ref, text } from '@homeport/grammar';

/** The e-mail of a link has to leave; what it says is in the record. */
export const linkMailed = defineEvent({
  name: 'external.linkMailed',
  on: 'externalAccess',
  label: 'External link to be sent',
  payload: { link: ref('External link', 'externalAccess', { wire: 'id' }) },
});

/** Somebody outside asked for an assignment. */
export const initiationReceived = defineEvent({
  name: 'external.initiationReceived',
  on: 'externalAccess',
  label: 'Initiation from outside',
  payload: {
    initiation: ref('Initiation', 'initiation', { wire: 'id' }),
    reference: code('Reference'),
    name: text('Name'),
    requester: text('Requested by'),
    sender: ref('Sent by', 'user', { wire: 'id', loose: true }),
  },
  notices: [
    {
      to: 'sender',
      channels: ['app', 'mail'],
      title: 'Initiation from outside: {name}',
      body: '{requester} has sent it. It waits for approval under {reference}.',
      link: '/workspace/cases/initiation/{initiation}',
    },
  ],
});
