import { defineRefusals } from '@homeport/grammar';

export const timelineRefusals = defineRefusals('timeline', {
  itemNotFound: { kind: 'notFound', text: 'Item does not exist' },
  notSaved: { kind: 'invalid', text: 'Unable To Save' },
  noCalendarLink: { kind: 'notFound', text: 'There is no such calendar link' },
  assignmentOver: { kind: 'conflict', text: 'The assignment is over. Nothing more is done on its timeline.' },
  alreadyDone: { kind: 'conflict', text: 'This is done already, so there is nothing to share.' },
  noPartner: { kind: 'invalid', text: 'There is no partner in your family. Add them under My move › Family.' },
  partnerWithoutSignIn: {
    kind: 'invalid',
    text: 'Your partner has no sign-in yet. Invite them under My move › Family.',
  },
  nothingToPublish: { kind: 'invalid', text: 'No items to show' },
  noShift: { kind: 'invalid', text: 'Give the number of days, below or above zero.' },
  outOfRange: { kind: 'invalid', text: 'A date would lie before 1990 or after 2100.' },
});
