import { defineAction, text } from '@homeport/grammar';
import { apiClient } from './api-client.entity.ts';

/** Makes a new secret and shows it once. Tokens that were got with the old one end. */
export const makeSecret = defineAction({
  name: 'makeSecret',
  on: apiClient,
  label: 'New secret',
  by: ['administrator', 'master'],
  input: {},
  answer: { clientId: text('Client id'), clientSecret: text('Client secret', { secret: true }) },
  proof: 'freshSignIn',
});
