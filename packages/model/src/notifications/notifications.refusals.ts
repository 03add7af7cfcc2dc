import { defineRefusals } from '@homeport/grammar';

export const notificationsRefusals = defineRefusals('notifications', {
  unknownEvent: { kind: 'invalid', text: 'This is not one of your notifications.' },
  decisionStays: { kind: 'invalid', text: 'Decisions about money and documents need at least one way to reach you.' },
  safetyStays: { kind: 'invalid', text: 'People are always told of this, for their safety.' },
  unknownNotice: { kind: 'notFound', text: 'There is no such notification.' },
  unknownVariable: { kind: 'invalid', text: 'This notification knows no “{name}”. Choose a variable from the list.' },
  badBrackets: {
    kind: 'invalid',
    text: 'A curly bracket is missing or empty. Write a variable like {example}.',
  },
  bothNeeded: { kind: 'invalid', text: 'Write a subject and a text, or neither for the built-in words.' },
  testFailed: { kind: 'invalid', text: 'The test could not be sent. Look at the mail settings of the installation.' },
  notFollowed: { kind: 'notAllowed', text: 'Records of this kind cannot be followed.' },
  timeZone: { kind: 'invalid', text: 'This time zone is not known. Write it like Asia/Singapore.' },
  clockTime: { kind: 'invalid', text: 'Write the time like 22:00.' },
  sameTime: { kind: 'invalid', text: 'Quiet hours need a start and an end that differ.' },
  notWhileActingAs: { kind: 'notAllowed', text: 'This is not possible while you work as somebody else.' },
});
