import { defineRefusals } from '@homeport/grammar';

export const notificationsRefusals = defineRefusals('notifications', {
  unknownEvent: { kind: 'invalid', text: 'This is not one of your notifications.' },
  decisionStays: { kind: 'invalid', text: 'Decisions about money and documents need at least one way to reach you.' },
  notFollowed: { kind: 'notAllowed', text: 'Records of this kind cannot be followed.' },
  timeZone: { kind: 'invalid', text: 'This time zone is not known. Write it like Asia/Singapore.' },
  clockTime: { kind: 'invalid', text: 'Write the time like 22:00.' },
  sameTime: { kind: 'invalid', text: 'Quiet hours need a start and an end that differ.' },
  notWhileActingAs: { kind: 'notAllowed', text: 'This is not possible while you work as somebody else.' },
});
