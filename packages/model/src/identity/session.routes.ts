import { defineRoute, text } from '@homeport/grammar';
import type { LoggedInUser, SessionAnswer, Tokens } from './identity.answers.ts';
import { mayActAs } from './role-rank.rules.ts';

const administrators = ['administrator', 'master'] as const;
const session = {
  id: { type: 'string' },
  application: { type: 'string' },
  address: { type: ['string', 'null'] },
  userAgent: { type: ['string', 'null'] },
  created: { type: 'string', format: 'date-time' },
  lastSeen: { type: 'string', format: 'date-time' },
  actingName: { type: ['string', 'null'] },
};
const tokensShape = {
  type: 'object',
  properties: {
    access_token: { type: 'string' },
    refresh_token: { type: 'string' },
    token_type: { type: 'string' },
    expires_in: { type: 'integer' },
  },
  required: ['access_token', 'refresh_token', 'token_type', 'expires_in'],
};

/** Where the caller is signed in. */
export const listSessions = defineRoute<readonly SessionAnswer[]>()({
  name: 'listSessions',
  label: 'My sessions',
  method: 'GET',
  path: 'auth/sessions',
  who: 'signedIn',
  shape: {
    type: 'array',
    items: {
      type: 'object',
      properties: { ...session, endsAt: { type: 'string', format: 'date-time' }, isThis: { type: 'boolean' } },
    },
  },
});
/** Signs one device of the caller out. */
export const endSession = defineRoute()({
  name: 'endSession',
  label: 'Sign this device out',
  method: 'DELETE',
  path: 'auth/sessions/{id}',
  who: 'signedIn',
  refusals: ['identity.notFound', 'identity.notWhileActingAs'],
});
/** A ticket that opens one socket once, within 30 seconds. */
export const sessionToken = defineRoute<{ token: string; expiresIn: number }>()({
  name: 'sessionToken',
  label: 'Socket ticket',
  method: 'GET',
  path: 'session-token',
  who: 'signedIn',
  shape: {
    type: 'object',
    properties: { token: { type: 'string' }, expiresIn: { type: 'integer' } },
    required: ['token', 'expiresIn'],
  },
});
/** Who is signed in to the tenant now. */
export const loggedInUsers = defineRoute<readonly LoggedInUser[]>()({
  name: 'loggedInUsers',
  label: 'Logged in users',
  method: 'GET',
  path: 'user/logged-in',
  who: administrators,
  shape: {
    type: 'array',
    items: {
      type: 'object',
      properties: { ...session, user: { type: 'string' }, login: { type: 'string' }, displayName: { type: 'string' } },
    },
  },
});
/** Ends one session of somebody else in the tenant; never of somebody with more rights. */
export const signOutSession = defineRoute()({
  name: 'signOutSession',
  label: 'Sign a device out',
  method: 'DELETE',
  path: 'user/logged-in/{id}',
  who: administrators,
  refusals: ['identity.notFound', 'identity.notUpwards', 'identity.notWhileActingAs'],
});
/** Works as another user until `return`: never upwards, both names in every audit line. */
export const loginAs = defineRoute<Tokens>()({
  name: 'loginAs',
  label: 'Log in as',
  method: 'POST',
  path: 'auth/login-as',
  who: mayActAs,
  proof: 'password',
  limit: 'signIn',
  body: {
    user: text('User', { required: true, max: 36 }),
    tenant: text('Tenant', { max: 36, help: 'Where the user belongs; left out: the tenant of the call.' }),
  },
  shape: tokensShape,
  refusals: ['identity.notUpwards', 'identity.notYourself', 'identity.notWhileActingAs', 'identity.notFound'],
});
/**
 * Shows the caller the workspace as a role sees it, in a session of its own that changes nothing and ends with the one it came
 * from. What the caller may not see stays hidden.
 */
export const previewRole = defineRoute<Tokens>()({
  name: 'previewRole',
  label: 'Preview a role',
  method: 'POST',
  path: 'auth/preview',
  who: administrators,
  limit: 'signIn',
  body: { role: text('Role', { required: true, max: 36 }) },
  shape: tokensShape,
  refusals: ['identity.notFound', 'identity.notWhileActingAs', 'identity.notPreviewed', 'permission.reachesFurther'],
});
/** Ends the work as somebody else and answers new tokens of the own session. */
export const returnFromLoginAs = defineRoute<Tokens>()({
  name: 'returnFromLoginAs',
  label: 'Return',
  method: 'POST',
  path: 'auth/login-as/return',
  who: 'signedIn',
  leavesPreview: true,
  shape: tokensShape,
  refusals: ['identity.notActing'],
});
