import { defineRefusals } from '@homeport/grammar';

export const communicationRefusals = defineRefusals('communication', {
  notFound: { kind: 'notFound', text: 'This does not exist, or you have no access to it.' },
  audience: { kind: 'invalid', text: 'You cannot write for these readers.' },
  timeZone: { kind: 'invalid', text: 'This time zone is not known. Write it like Asia/Singapore.' },
  clockTime: { kind: 'invalid', text: 'Write the time like 09:00.' },
  hoursIncomplete: { kind: 'invalid', text: 'Working hours need a start, an end, working days and a time zone.' },
  subjectRequired: { kind: 'invalid', text: 'Subject is required' },
  bodyRequired: { kind: 'invalid', text: 'Body is required' },
  noRecipient: { kind: 'invalid', text: 'Choose to whom the e-mail goes.' },
  notYourContact: { kind: 'invalid', text: 'This address is not one of your contacts.' },
  tooManyMails: { kind: 'busy', text: 'You have sent many e-mails within an hour. Please wait a little.' },
  notYourFile: { kind: 'invalid', text: 'This file cannot be attached here.' },
  empty: { kind: 'invalid', text: 'Write something or attach a file.' },
  ticketClosed: { kind: 'conflict', text: 'This ticket is closed. Reopen it to write again.' },
  notStaff: { kind: 'notAllowed', text: 'Only the mobility team can do this.' },
  noAssignment: { kind: 'invalid', text: 'There is no assignment that this could belong to.' },
  inPast: { kind: 'invalid', text: 'A call cannot be in the past.' },
  callLength: { kind: 'invalid', text: 'A call lasts from 10 minutes to 4 hours.' },
  callOver: { kind: 'conflict', text: 'This call is over.' },
  pushAddress: { kind: 'invalid', text: 'This is not the address of a push service.' },
});
