import { dateTime, defineEvent, ref, text } from '@homeport/grammar';

const who = { user: ref('User', 'user', { required: true, wire: 'id' }) };
const code = { ...who, code: ref('One-time code', 'oneTimeCode', { required: true, wire: 'id' }) };
const profile = '/dashboard/profile';

/*
 * Events with `code` mail a secret: the outbox carries the id of the one-time code only, and the identity module writes
 * link or code from it, beside these words, when it sends the mail. Their notices name no channel, so nobody else sends them. Their second notice is the sentence shown to who asked.
 */
export const passwordResetRequested = defineEvent({
  name: 'identity.passwordResetRequested',
  on: 'user',
  label: 'Password reset requested',
  payload: code,
  notices: [
    {
      to: 'user',
      channels: [],
      title: 'Choose a new password',
      body: 'Somebody, probably you, asked for a new password for {login}. The link works once, within {minutes} minutes.\nIf it was not you, ignore this mail: your password stays as it is.',
    },
    {
      to: 'user',
      channels: [],
      title: 'Please check your email for a link to choose a new password.',
      body: 'It comes within a few minutes if we know this username or e-mail.',
    },
  ],
});
export const invitationSent = defineEvent({
  name: 'identity.invitationSent',
  on: 'user',
  label: 'Invitation sent',
  payload: code,
  notices: [
    {
      to: 'user',
      channels: [],
      title: 'Your access to {appName}',
      body: '{tenant} has set up access for you. Your username is {login}. Choose your password within {days} days.',
    },
  ],
});
export const passcodeRequested = defineEvent({
  name: 'identity.passcodeRequested',
  on: 'user',
  label: 'Passcode requested',
  payload: code,
  notices: [
    {
      to: 'user',
      channels: [],
      title: 'Your passcode',
      body: 'Your passcode for {login} works once, within {minutes} minutes. Nobody of our team will ever ask you for it.',
    },
    {
      to: 'user',
      channels: [],
      title: 'Passcode request success: Please check your email for passcode.',
      body: 'It comes within a few minutes if we know this username or e-mail.',
    },
  ],
});
export const signInCodeRequested = defineEvent({
  name: 'identity.signInCodeRequested',
  on: 'user',
  label: 'Sign-in code requested',
  payload: code,
  notices: [
    {
      to: 'user',
      channels: [],
      title: 'Your verification code',
      body: 'Your verification code for {login} works once, within {minutes} minutes. If you are not signing in right now, change your password.',
    },
  ],
});
export const phoneCodeRequested = defineEvent({
  name: 'identity.phoneCodeRequested',
  on: 'user',
  label: 'Phone verification requested',
  payload: code,
  notices: [
    {
      to: 'user',
      channels: [],
      title: 'Verify your phone number',
      body: 'Your code for {appName} works once, within {minutes} minutes.',
    },
    {
      to: 'user',
      channels: [],
      title: 'The code is on its way.',
      body: 'It comes within a minute.',
    },
  ],
});
export const signedIn = defineEvent({
  name: 'identity.signedIn',
  on: 'user',
  label: 'Signed in',
  payload: who,
  notices: [{ to: 'user', channels: [], title: 'Welcome, {firstName}', body: 'You are signed in to {appName}.' }],
});
export const signInLocked = defineEvent({
  name: 'identity.signInLocked',
  on: 'user',
  label: 'Sign-in locked',
  weight: 'security',
  payload: { ...who, until: dateTime('Until') },
  notices: [
    {
      to: 'user',
      channels: ['app', 'mail'],
      title: 'Too many wrong passwords',
      body: 'Somebody entered wrong passwords for your user. Signing in is locked until {until}; then it opens by itself. Where you are signed in already, you stay signed in.',
      link: profile,
    },
  ],
});
export const passwordChanged = defineEvent({
  name: 'identity.passwordChanged',
  on: 'user',
  label: 'Password changed',
  weight: 'security',
  payload: who,
  notices: [
    {
      to: 'user',
      channels: ['app', 'mail'],
      title: 'Your password was changed',
      body: 'All other devices were signed out. If it was not you, ask for a new password on the sign-in page and tell your administrator.',
      link: profile,
    },
  ],
});
export const twoFactorChanged = defineEvent({
  name: 'identity.twoFactorChanged',
  on: 'user',
  label: 'Two-factor sign-in changed',
  weight: 'security',
  payload: { ...who, change: text('Change', { required: true, max: 20 }) },
  notices: [
    {
      to: 'user',
      channels: ['app', 'mail'],
      title:
        '{change, select, on {Two-factor sign-in is on} off {Two-factor sign-in is off} recovery {A recovery code was used} mail {A code by e-mail was used} other {New recovery codes were made}}',
      body: 'If it was not you, change your password now and tell your administrator.',
      link: profile,
    },
  ],
});
export const tokenReused = defineEvent({
  name: 'identity.tokenReused',
  on: 'user',
  label: 'Session ended for safety',
  weight: 'security',
  payload: who,
  notices: [
    {
      to: 'user',
      channels: ['app', 'mail'],
      title: 'A session was ended for safety',
      body: 'An old sign-in of yours was used again from somewhere. We ended that session. If you did not copy a session yourself, change your password.',
      link: profile,
    },
  ],
});
