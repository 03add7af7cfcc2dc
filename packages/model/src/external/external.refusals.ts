import { defineRefusals } from '@homeport/grammar';

export const externalRefusals = defineRefusals('external', {
  nothingToSend: { kind: 'invalid', text: 'Choose what the link opens.' },
  notAnAddress: { kind: 'invalid', text: 'Give the e-mail address of one person.' },
  notReady: { kind: 'conflict', text: 'This cannot be sent to somebody outside now: it is finished or not published.' },
  tooMany: { kind: 'busy', text: 'Too many e-mails were sent in the last hour. Please try again later.' },
  notOpen: { kind: 'conflict', text: 'This link is no longer open. Send a new one.' },
  linkInvalid: { kind: 'notFound', text: 'This link is not valid. Ask whoever sent it for a new one.' },
  notOffered: { kind: 'conflict', text: 'This was done already, or is not asked for any more.' },
  noteNeeded: { kind: 'invalid', text: 'Write what the team should know.' },
  payClosed: { kind: 'notAllowed', text: 'What follows from pay is hidden from you: you cannot send it to anybody.' },
  linkOver: { kind: 'conflict', text: 'This link is not valid any more. Ask whoever sent it for a new one.' },
});
