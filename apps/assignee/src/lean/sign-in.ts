import { ask, keepTokens } from '@homeport/client';
import { acceptTerms as acceptTermsCall, type LoginAnswer, login, readTerms as readTermsCall, requestPasscode as requestPasscodeCall, requestPasswordReset, resetPassword, type SignInStep, userMe } from '@homeport/model/identity';

/** What the sign-in still wants. */
export type SignInStep = 'code' | 'emailCode' | 'enrol' | 'terms';
interface LoginAnswer extends Partial<TokenAnswer> {
  readonly step?: SignInStep;
  readonly welcomeMessage?: string;
  readonly canRequestCode?: boolean;
}
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
  more: { readonly step?: SignInStep; readonly authCode?: string; readonly requestTwoFactorCode?: boolean } = {},
): Promise<SignInProgress> {
  const { step, ...rest } = more;
  const body = { ...who, step: step ?? 'password', ...rest, application: 'assignee' };
  const answer = await callOpen<LoginAnswer>('POST', 'auth/login', { body });
  if (answer.access_token && answer.refresh_token)
    keepTokens({
      access_token: answer.access_token,
      refresh_token: answer.refresh_token,
      expires_in: answer.expires_in ?? 600,
    });
  if (answer.welcomeMessage) sessionStorage.setItem(welcomeKey, answer.welcomeMessage);
  return { step: answer.step ?? null, canRequestCode: answer.canRequestCode ?? false };
}
/** What is still to do for a session that is open already; null: nothing. */
export async function pendingStep(): Promise<'terms' | 'enrol' | null> {
  return (await call<{ readonly pending: 'terms' | 'enrol' | null }>('GET', 'user/me')).pending;
}
export function readTerms(): Promise<{ readonly title: string; readonly text: string }> {
  return call('GET', 'document/terms');
}
export async function acceptTerms(): Promise<void> {
  await call('POST', 'user/terms/accept', { body: {} });
}
export function requestReset(username: string): Promise<{ readonly message: string }> {
  return callOpen('POST', 'reset-password', { body: { username } });
}
export function requestPasscode(username: string): Promise<{ readonly message: string }> {
  return callOpen('POST', 'passcode', { body: { username } });
}
/** Sets a password by the token of a mailed link, or by username and passcode. */
export async function setPassword(
  proof: { readonly token: string } | { readonly username: string; readonly passcode: string },
  password: string,
  confirmation: string,
): Promise<void> {
  await callOpen('PUT', 'reset-password', { body: { ...proof, password, confirmation } });
}
