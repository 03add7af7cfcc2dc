import { defineAction, text } from '@homeport/grammar';
import { ssoSetup } from './sso-setup.entity.ts';

/** Stores the secret that the provider gave; it is sealed and never shown again. */
export const setClientSecret = defineAction({
  name: 'setClientSecret',
  on: ssoSetup,
  label: 'Set client secret',
  by: ['administrator', 'master'],
  input: { clientSecret: text('Client secret', { required: true, max: 400 }) },
  proof: 'freshSignIn',
});
