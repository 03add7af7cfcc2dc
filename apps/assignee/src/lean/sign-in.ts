import { ask, keepTokens } from '@homeport/client';
import {
  acceptTerms,
  login,
  requestPasscode,
  requestPasswordReset,
  resetPassword,
  type SignInStep,
  userMe,
} from '@homeport/model/identity';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export interface SignInProgress {
  /** Null when the sign-in is complete. */
  readonly step: SignInStep | null;
  readonly canRequestCode: boolean;
}
/** Shown once on Home. */
export const welcomeKey = 'homeport.welcome';

/** One step of the sign-in: the same call again with what was asked for. Tokens are kept as soon as there are any. */
export async function signIn(
  who: Credentials,
  more: {
    readonly step?: 'code' | 'emailCode';
    readonly authCode?: string;
    readonly requestTwoFactorCode?: boolean;
  } = {},
): Promise<SignInProgress> {
  const answer = await ask(login, { body: { step: 'password', ...who, ...more, application: 'assignee' } });
  const { access_token, refresh_token, expires_in } = answer;
  if (access_token && refresh_token) keepTokens({ access_token, refresh_token, expires_in: expires_in ?? 600 });
  if (answer.welcomeMessage) sessionStorage.setItem(welcomeKey, answer.welcomeMessage);
  return { step: answer.step ?? null, canRequestCode: answer.canRequestCode ?? false };
}
/** What is still to do for a session that is open already; null: nothing. */
export async function pendingStep(): Promise<'terms' | 'enrol' | null> {
  return (await ask(userMe)).pending;
}
export async function agreeToTerms(): Promise<void> {
  await ask(acceptTerms, { body: {} });
}
/** Asks for a link or a passcode by mail; answers what to say. It never tells whether the user exists. */
export async function requestMail(kind: 'link' | 'passcode', username: string): Promise<string> {
  const body = { username };
  const { message } =
    kind === 'link' ? await ask(requestPasswordReset, { body }) : await ask(requestPasscode, { body });
  return message;
}
/** Sets a password by the token of a mailed link, or by username and passcode. */
export async function setPassword(
  proof: { readonly token: string } | { readonly username: string; readonly passcode: string },
  password: string,
  confirmation: string,
): Promise<void> {
  await ask(resetPassword, { body: { ...proof, password, confirmation } });
}
