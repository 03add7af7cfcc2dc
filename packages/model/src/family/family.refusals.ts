import { defineRefusals } from '@homeport/grammar';

/** Their codes begin with `people`: callers know them by it. */
export const familyRefusals = defineRefusals('people', {
  birthDateMissing: { kind: 'invalid', text: 'Enter the date of birth first: only adults can have a sign-in.' },
  tooYoung: { kind: 'notAllowed', text: 'Only adults can have a sign-in of their own.' },
  alreadyInvited: { kind: 'conflict', text: 'This family member has a sign-in already.' },
  noSignIn: { kind: 'conflict', text: 'This family member has no sign-in.' },
  tooManyInvitations: { kind: 'busy', text: 'Too many invitations. Please wait a moment.' },
});
