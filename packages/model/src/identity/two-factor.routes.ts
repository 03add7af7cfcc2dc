import { defineRoute, phone, text } from '@homeport/grammar';
import type { Enrolment } from './identity.answers.ts';

const authCode = text('Verification code', { max: 20, required: true });
const recoveryShape = {
  type: 'object',
  properties: { recoveryCodes: { type: 'array', items: { type: 'string' } } },
  required: ['recoveryCodes'],
};

/** Makes a secret for an authenticator app. It counts once a code of it was confirmed. */
export const startTwoFactor = defineRoute<Enrolment>()({
  name: 'startTwoFactor',
  label: 'Set up two-factor sign-in',
  method: 'POST',
  path: 'auth/two-factor',
  who: 'signedIn',
  limit: 'signIn',
  proof: 'freshSignIn',
  body: { phone: phone('Phone') },
  shape: {
    type: 'object',
    properties: { secret: { type: 'string' }, uri: { type: 'string' } },
    required: ['secret', 'uri'],
  },
  refusals: ['identity.twoFactorIsOn', 'identity.phoneRequired', 'identity.notWhileActingAs'],
});

/** Switches two-factor sign-in on; the recovery codes are shown this once. */
export const confirmTwoFactor = defineRoute<{ recoveryCodes: readonly string[] }>()({
  name: 'confirmTwoFactor',
  label: 'Confirm two-factor sign-in',
  method: 'POST',
  path: 'auth/two-factor/confirm',
  who: 'signedIn',
  limit: 'signIn',
  body: { authCode },
  shape: recoveryShape,
  refusals: ['identity.invalidCode', 'identity.twoFactorIsOn', 'identity.notWhileActingAs', 'identity.tooManyAttempts'],
});

/** Makes new recovery codes; the old ones stop working. */
export const renewRecoveryCodes = defineRoute<{ recoveryCodes: readonly string[] }>()({
  name: 'renewRecoveryCodes',
  label: 'New recovery codes',
  method: 'POST',
  path: 'auth/two-factor/recovery-codes',
  who: 'signedIn',
  limit: 'signIn',
  proof: 'freshSignIn',
  shape: recoveryShape,
  refusals: ['identity.twoFactorIsOff', 'identity.notWhileActingAs'],
});

/** Switches two-factor sign-in off, unless the tenant requires it. */
export const removeTwoFactor = defineRoute()({
  name: 'removeTwoFactor',
  label: 'Remove two-factor sign-in',
  method: 'DELETE',
  path: 'auth/two-factor',
  who: 'signedIn',
  proof: 'freshSignIn',
  refusals: ['identity.twoFactorIsOff', 'identity.twoFactorRequired', 'identity.notWhileActingAs'],
});
