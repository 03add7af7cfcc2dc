import { defineRefusals } from '@homeport/grammar';

export const travelRefusals = defineRefusals('travel', {
  endBeforeStart: { kind: 'invalid', text: 'A travel start must be before its end.' },
  expiryBeforeIssue: { kind: 'invalid', text: 'A document expires after it is issued.' },
  notOfFamily: { kind: 'invalid', text: 'This person is not a member of the family.' },
  alertEndsBefore: { kind: 'invalid', text: 'An alert is valid at least for the day it begins.' },
  notAWebAddress: { kind: 'invalid', text: 'Give the address of a page that begins with https://.' },
});
