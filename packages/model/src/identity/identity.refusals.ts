import { defineRefusals } from '@homeport/grammar';

export const identityRefusals = defineRefusals('identity', {
  notSignedIn: { kind: 'notSignedIn', text: 'Please sign in.' },
  invalidLogin: { kind: 'notSignedIn', text: 'Invalid login' },
  // Kept by the apps like the end of a session: whoever carries a device elsewhere is asked to sign in again.
  addressShutOut: {
    kind: 'notSignedIn',
    text: 'Your company does not allow access from your network ({address}).',
  },
  incorrectRole: { kind: 'notAllowed', text: 'incorrect role' },
  // Asked of who is signed in, too: only the end of a session is `notSignedIn`, and the apps sign out on it.
  codeRequired: { kind: 'notAllowed', text: 'Enter the verification code.' },
  invalidCode: { kind: 'notAllowed', text: 'Invalid verification code' },
  termsRequired: { kind: 'notAllowed', text: 'Please accept the terms.' },
  loginExists: { kind: 'conflict', text: 'User login already exists' },
  usernameRequired: { kind: 'invalid', text: 'Please enter a Username' },
  incorrectPassword: { kind: 'notAllowed', text: 'Incorrect password' },
  proofRequired: { kind: 'notAllowed', text: 'Please confirm your password.' },
  passwordsDiffer: { kind: 'invalid', text: 'Passwords do not match' },
  samePassword: { kind: 'invalid', text: 'Choose another password than the one you have.' },
  passwordTooWeak: { kind: 'invalid', text: 'Please check password strength' },
  passwordRules: { kind: 'invalid', text: 'New password does not meet organisation requirements' },
  passwordFault: { kind: 'invalid', text: 'Error setting the password. Contact support.' },
  linkExpired: { kind: 'invalid', text: 'This link has expired or was used already. Ask for a new one.' },
  passcodeExists: {
    kind: 'conflict',
    text: 'Passcode already created for this e-mail. Check your e-mail or contact the administrator.',
  },
  phoneVerificationFailed: {
    kind: 'invalid',
    text: 'Phone verification failed. Please contact your system administrator.',
  },
  phoneRequired: { kind: 'invalid', text: 'The phone number must be filled for two-factor authentication.' },
  twoFactorIsOn: { kind: 'conflict', text: 'Two-factor sign-in is on already.' },
  twoFactorRequired: { kind: 'notAllowed', text: 'Your company requires two-factor sign-in.' },
  notUpwards: { kind: 'notAllowed', text: 'You may not work as somebody with more rights than your own.' },
  ownDecisions: {
    kind: 'notAllowed',
    text: 'Nobody can work as this user: approvals and payments are decided in person.',
  },
  previewedAtHome: {
    kind: 'notAllowed',
    text: 'Roles of another company are previewed by somebody who is signed in there.',
  },
  notPreviewed: { kind: 'notAllowed', text: 'Only roles that work here in the workspace can be previewed.' },
  notWhileActingAs: { kind: 'notAllowed', text: 'Not possible while working as somebody else.' },
  notYourself: { kind: 'notAllowed', text: 'You cannot do this to your own user.' },
  tooManyAttempts: { kind: 'busy', text: 'Too many attempts. Please wait a moment.' },
  twoFactorIsOff: { kind: 'conflict', text: 'Two-factor sign-in is not on.' },
  notLocked: { kind: 'conflict', text: 'This sign-in is not locked.' },
  userInactive: { kind: 'conflict', text: 'This user is inactive. Activate the user before you send an invitation.' },
  notActing: { kind: 'conflict', text: 'You are not working as somebody else.' },
  notFound: { kind: 'notFound', text: 'Item does not exist.' },
  noPerson: { kind: 'notFound', text: 'There is no person behind this user.' },
  unknownSetting: { kind: 'notFound', text: 'There is no setting of this name.' },
  wrongSettingValue: { kind: 'invalid', text: 'This value is not possible for the setting.' },
  delegateUntilMissing: {
    kind: 'invalid',
    text: 'Say until when tasks are delegated; the day must not lie in the past.',
  },
  cannotDelegate: { kind: 'invalid', text: 'Tasks can be delegated to another active user of your company only.' },
  cannotSelectRole: { kind: 'notAllowed', text: 'You may not give a role with more rights than your own.' },
});
