import { choice, defineRoute, text, yesNo } from '@homeport/grammar';
import type { LoginAnswer, MessageAnswer, Tokens } from './identity.answers.ts';
import { passwordLength } from './password.rules.ts';

const password = text('Password', { max: passwordLength.max });
const confirmation = text('Repeat the password', { max: passwordLength.max });
const authCode = text('Verification code', { max: 20, help: 'Six digits, or a recovery code.' });
const username = text('Username', { max: 320 });
const optionalText = { type: ['string', 'null'] } as const;
const tokens = {
  access_token: { type: 'string' },
  refresh_token: { type: 'string' },
  token_type: { type: 'string' },
  expires_in: { type: 'integer' },
} as const;
const tokensShape = {
  type: 'object',
  properties: tokens,
  required: ['access_token', 'refresh_token', 'token_type', 'expires_in'],
};
const messageShape = { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] };

/** Signs in, step by step: the same call again with what the answer's `step` asks for. With a bearer and `step: confirm` it confirms the password. */
export const login = defineRoute<LoginAnswer>()({
  name: 'login',
  label: 'Sign in',
  method: 'POST',
  path: 'auth/login',
  who: 'anyone',
  limit: 'signIn',
  body: {
    username,
    password,
    step: choice('Step', {
      password: 'Password',
      code: 'Verification code',
      emailCode: 'Code by e-mail',
      confirm: 'Confirm the password',
    }),
    authCode,
    requestTwoFactorCode: yesNo('Send a code by e-mail', { initial: false }),
    application: choice(
      'Application',
      { assignee: 'Assignee app', workspace: 'Workspace', api: 'API' },
      { initial: 'api' },
    ),
  },
  shape: {
    type: 'object',
    properties: {
      ...tokens,
      step: { type: 'string', enum: ['code', 'emailCode', 'enrol', 'terms'] },
      welcomeMessage: { type: 'string' },
      canRequestCode: { type: 'boolean' },
      landingPage: optionalText,
    },
  },
  refusals: [
    'identity.invalidLogin',
    'identity.invalidCode',
    'identity.incorrectRole',
    'identity.usernameRequired',
    'identity.tooManyAttempts',
    'identity.incorrectPassword',
  ],
});

/** Exchanges the refresh token for new tokens. Query form and body form; always with the bearer of the same session. */
export const refresh = defineRoute<Tokens>()({
  name: 'refresh',
  label: 'Refresh tokens',
  method: 'POST',
  path: 'refresh',
  who: 'anyone',
  query: { grant_type: text('Kind of grant', { max: 40 }), refresh_token: text('Refresh token', { max: 200 }) },
  body: { grant_type: text('Kind of grant', { max: 40 }), refresh_token: text('Refresh token', { max: 200 }) },
  shape: tokensShape,
  refusals: ['identity.notSignedIn'],
});

export const logout = defineRoute()({
  name: 'logout',
  label: 'Sign out',
  method: 'POST',
  path: 'auth/logout',
  who: 'signedIn',
  leavesPreview: true,
});

export const logoutEverywhere = defineRoute()({
  name: 'logoutEverywhere',
  label: 'Sign out everywhere',
  method: 'POST',
  path: 'auth/logout-everywhere',
  who: 'signedIn',
  refusals: ['identity.notWhileActingAs'],
});

/** Confirms the caller's password (and code, where two-factor sign-in is on): fresh operations are open for 15 minutes. */
export const confirmPassword = defineRoute<{ provenUntil: string }>()({
  name: 'confirmPassword',
  label: 'Confirm password',
  method: 'POST',
  path: 'auth/confirm',
  who: 'signedIn',
  limit: 'signIn',
  body: { password: text('Password', { max: passwordLength.max, required: true }), authCode },
  shape: {
    type: 'object',
    properties: { provenUntil: { type: 'string', format: 'date-time' } },
    required: ['provenUntil'],
  },
  refusals: [
    'identity.incorrectPassword',
    'identity.codeRequired',
    'identity.invalidCode',
    'identity.notWhileActingAs',
    'identity.tooManyAttempts',
  ],
});

/** Changes the caller's own password and signs all other devices out. */
export const changePassword = defineRoute<MessageAnswer>()({
  name: 'changePassword',
  label: 'Change password',
  method: 'POST',
  path: 'auth/password',
  who: 'signedIn',
  limit: 'signIn',
  body: {
    currentPassword: text('Current password', { max: passwordLength.max, required: true }),
    password: text('New password', { max: passwordLength.max, required: true }),
    confirmation,
  },
  shape: messageShape,
  refusals: [
    'identity.incorrectPassword',
    'identity.passwordRules',
    'identity.passwordTooWeak',
    'identity.passwordsDiffer',
    'identity.samePassword',
    'identity.passwordFault',
    'identity.notWhileActingAs',
    'identity.tooManyAttempts',
  ],
});

/** Mails a link for a new password. The answer is the same whether the user exists or not. */
export const requestPasswordReset = defineRoute<MessageAnswer>()({
  name: 'requestPasswordReset',
  label: 'Forgot password',
  method: 'POST',
  path: 'reset-password',
  who: 'anyone',
  limit: 'mail',
  body: { username: text('Username or e-mail', { max: 320 }) },
  shape: messageShape,
  refusals: ['identity.usernameRequired', 'identity.tooManyAttempts'],
});

/** Sets the password by a mailed link (`token`) or by username and passcode. */
export const resetPassword = defineRoute<MessageAnswer>()({
  name: 'resetPassword',
  label: 'Set password',
  method: 'PUT',
  path: 'reset-password',
  who: 'anyone',
  limit: 'signIn',
  body: {
    token: text('Token of the link', { max: 200 }),
    username,
    passcode: text('Passcode', { max: 20 }),
    password: text('New password', { max: passwordLength.max, required: true }),
    confirmation,
  },
  shape: messageShape,
  refusals: [
    'identity.linkExpired',
    'identity.passwordRules',
    'identity.passwordTooWeak',
    'identity.passwordsDiffer',
    'identity.samePassword',
    'identity.tooManyAttempts',
  ],
});

/** Mails a passcode for the first access. The answer is the same whether the e-mail is known or not. */
export const requestPasscode = defineRoute<MessageAnswer>()({
  name: 'requestPasscode',
  label: 'Request passcode',
  method: 'POST',
  path: 'passcode',
  who: 'anyone',
  limit: 'mail',
  body: { username: text('Username or e-mail', { max: 320 }) },
  shape: messageShape,
  refusals: ['identity.passcodeExists', 'identity.usernameRequired', 'identity.tooManyAttempts'],
});
