import { choice, defineRoute, longText, text, yesNo } from '@homeport/grammar';
import type { LoginAnswer } from '../identity/door.generated.ts';

/** A provider that the sign-in page offers. */
export interface SsoOffer {
  readonly id: string;
  readonly name: string;
}

/** The ways to sign in of the company behind a sub-domain; none without one. */
export const listSso = defineRoute<readonly SsoOffer[]>()({
  name: 'listSso',
  label: 'Single sign-on of a company',
  method: 'GET',
  path: 'auth/sso',
  who: 'anyone',
  query: { subDomain: text('Sub-domain', { max: 253 }) },
  shape: {
    type: 'array',
    items: {
      type: 'object',
      properties: { id: { type: 'string' }, name: { type: 'string' } },
      required: ['id', 'name'],
    },
  },
});

/**
 * Begins a sign-in at a provider and answers where the browser goes. `challenge` is the SHA-256 (base64url) of a secret that
 * the browser keeps, so that nobody else can finish. With a bearer and `confirm` it proves the signed-in user anew.
 */
export const startSso = defineRoute<{ location: string }>()({
  name: 'startSso',
  label: 'Start single sign-on',
  method: 'POST',
  path: 'auth/sso/{id}/start',
  who: 'anyone',
  limit: 'signIn',
  body: {
    application: choice('Application', { assignee: 'Assignee app', workspace: 'Workspace' }, { required: true }),
    challenge: text('Challenge', { required: true, min: 43, max: 43 }),
    origin: text('Address of the sign-in page', {
      max: 300,
      help: 'Of this installation; without, its public address.',
    }),
    confirm: yesNo('Confirm the signed-in user', { initial: false }),
  },
  shape: { type: 'object', properties: { location: { type: 'string' } }, required: ['location'] },
  refusals: ['sso.unknownSetup', 'sso.providerAway', 'identity.notSignedIn'],
});

/** Finishes a sign-in that came back from the provider; `authCode` where a second factor is asked for. */
export const finishSso = defineRoute<LoginAnswer>()({
  name: 'finishSso',
  label: 'Finish single sign-on',
  method: 'POST',
  path: 'auth/sso/finish',
  who: 'anyone',
  limit: 'signIn',
  body: {
    state: text('State', { required: true, max: 100 }),
    code: text('Code', { required: true, max: 4000 }),
    iss: text('Issuer', { max: 300 }),
    verifier: text('Secret of the browser', { required: true, min: 43, max: 128 }),
    authCode: text('Verification code', { max: 20 }),
    requestTwoFactorCode: yesNo('Send a code by e-mail', { initial: false }),
  },
  shape: {
    type: 'object',
    properties: {
      access_token: { type: 'string' },
      refresh_token: { type: 'string' },
      token_type: { type: 'string' },
      expires_in: { type: 'integer' },
      step: { type: 'string', enum: ['code', 'emailCode', 'enrol', 'terms'] },
      welcomeMessage: { type: 'string' },
      canRequestCode: { type: 'boolean' },
      landingPage: { type: ['string', 'null'] },
    },
  },
  refusals: [
    'sso.expired',
    'sso.refused',
    'sso.notLinked',
    'sso.otherUser',
    'sso.providerAway',
    'identity.incorrectRole',
    'identity.invalidCode',
    'identity.tooManyAttempts',
  ],
});

/** Where a SAML provider sends its answer. The browser goes on to the sign-in page with a code that works once. */
export const takeSaml = defineRoute()({
  name: 'takeSaml',
  label: 'Answer of a SAML provider',
  method: 'POST',
  path: 'auth/sso/saml',
  who: 'anyone',
  limit: 'signIn',
  form: true,
  raw: true,
  body: {
    SAMLResponse: longText('Answer', { required: true, max: 400_000 }),
    RelayState: text('State', { required: true, max: 100 }),
  },
});

/** The service provider's description, to be given to a SAML identity provider. */
export const samlMetadata = defineRoute()({
  name: 'samlMetadata',
  label: 'SAML metadata',
  method: 'GET',
  path: 'auth/sso/{id}/metadata',
  who: 'anyone',
  raw: true,
  refusals: ['sso.unknownSetup'],
});
