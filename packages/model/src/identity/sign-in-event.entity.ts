import { choice, defineEntity, type RecordOf, ref, text } from '@homeport/grammar';

/** One line per sign-in event. Added, never changed. */
export const signInEvent = defineEntity({
  name: 'signInEvent',
  label: 'Sign-in event',
  plural: 'Sign-in events',
  title: ['kind'],
  internal: true,
  neverUpdated: true,
  indexes: [['user']],
  fields: {
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    kind: choice(
      'What happened',
      {
        SIGNED_IN: 'Signed in',
        REFUSED: 'Sign-in refused',
        LOCKED: 'Locked after too many attempts',
        REFUSED_WHILE_LOCKED: 'Sign-in refused while locked',
        WRONG_CODE: 'Wrong verification code',
        WRONG_ROLE: 'Wrong application for the role',
        ADDRESS_SHUT_OUT: 'Sign-in refused by the firewall',
        SIGNED_OUT: 'Signed out',
        SIGNED_OUT_EVERYWHERE: 'Signed out everywhere',
        SESSION_ENDED: 'Session ended by an administrator',
        TOKEN_REUSED: 'An old token was used again',
        PASSWORD_CONFIRMED: 'Password confirmed',
        PASSWORD_NOT_CONFIRMED: 'Password not confirmed',
        PASSWORD_CHANGED: 'Password changed',
        LINK_SENT: 'Link or code sent',
        TWO_FACTOR_ON: 'Two-factor sign-in set up',
        TWO_FACTOR_OFF: 'Two-factor sign-in removed',
        RECOVERY_CODE_USED: 'Recovery code used',
        TERMS_ACCEPTED: 'Terms accepted',
        UNLOCKED: 'Unlocked by an administrator',
        PREVIEW_STARTED: 'Started to preview a role',
        PREVIEW_ENDED: 'Stopped previewing a role',
        ACTING_STARTED: 'Somebody started to work as this user',
        ACTING_ENDED: 'Somebody stopped working as this user',
      },
      { required: true, fixed: true },
    ),
    session: text('Session', { max: 36, fixed: true }),
    byUser: text('By', { max: 36, fixed: true, help: 'When it was not the user: the administrator or the real user.' }),
    byName: text('Name', { max: 210, fixed: true }),
    address: text('Address', { max: 64, fixed: true }),
    userAgent: text('Browser', { max: 300, fixed: true }),
  },
  access: {},
});
export interface SignInEvent extends RecordOf<typeof signInEvent> {}
export type SignInKind = NonNullable<SignInEvent['kind']>;
