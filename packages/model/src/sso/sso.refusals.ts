import { defineRefusals } from '@homeport/grammar';

export const ssoRefusals = defineRefusals('sso', {
  unknownSetup: { kind: 'notFound', text: 'This way to sign in is not available.' },
  expired: { kind: 'notSignedIn', text: 'The sign-in took too long or was used already. Please try again.' },
  refused: { kind: 'notSignedIn', text: 'Your company’s sign-in did not confirm who you are. Please try again.' },
  notLinked: {
    kind: 'notAllowed',
    text: 'You are signed in at your company, but no user here belongs to you. Ask your administrator.',
  },
  otherUser: { kind: 'notAllowed', text: 'This is another user than the one who is signed in here.' },
  providerAway: {
    kind: 'unavailable',
    text: 'Your company’s sign-in cannot be reached. Please try again in a moment.',
  },
  addressNeeded: { kind: 'invalid', text: 'Please complete the address of the provider. It must start with https://.' },
  clientIdNeeded: { kind: 'invalid', text: 'Please complete the client id.' },
  certificateNeeded: {
    kind: 'invalid',
    text: 'Please complete the certificate, from BEGIN CERTIFICATE to END CERTIFICATE.',
  },
});
