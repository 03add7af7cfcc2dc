import { defineRoute, text } from '@homeport/grammar';
import { apiScopes } from './api-client.rules.ts';

/** The token of a program, as RFC 6749 names its parts. `expires_in`: seconds. */
export interface OauthToken {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly scope: string;
}

/** OAuth 2.0 client credentials (RFC 6749, section 4.4): an API client exchanges its id and secret for a token. */
export const oauthToken = defineRoute<OauthToken>()({
  name: 'oauthToken',
  label: 'Token of an API client',
  method: 'POST',
  path: 'oauth/token',
  who: 'anyone',
  limit: 'signIn',
  foreign: ['application/x-www-form-urlencoded'],
  failures: {
    type: 'application/json',
    shape: {
      type: 'object',
      properties: { error: { type: 'string' }, error_description: { type: 'string' } },
      required: ['error'],
    },
  },
  issues: apiScopes,
  body: {
    grant_type: text('Kind of grant', { required: true, max: 40, help: 'client_credentials' }),
    scope: text('Scopes', { max: 1000, help: 'Left out: all scopes of the client.' }),
    client_id: text('Client id', { max: 60, help: 'Unless it comes by basic authentication.' }),
    client_secret: text('Client secret', { max: 200 }),
  },
  shape: {
    type: 'object',
    properties: {
      access_token: { type: 'string' },
      token_type: { const: 'Bearer' },
      expires_in: { type: 'integer' },
      scope: { type: 'string' },
    },
    required: ['access_token', 'token_type', 'expires_in', 'scope'],
  },
});
