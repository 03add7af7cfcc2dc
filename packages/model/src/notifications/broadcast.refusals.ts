import { defineRefusals } from '@homeport/grammar';

export const broadcastRefusals = defineRefusals('broadcasts', {
  unable: { kind: 'conflict', text: 'Unable to broadcast at this time.' },
  nobody: { kind: 'invalid', text: 'Nobody is in this audience. Choose other companies, roles or audiences.' },
  timeIsPast: { kind: 'invalid', text: 'This time has passed. Choose a later one, or send it now.' },
  notYourCompany: { kind: 'notAllowed', text: 'You do not work for {company}. Take it out of the audience.' },
});
