import { call, callOpen, keepTokens, type TokenAnswer } from '@homeport/client';

/** What the sign-in still wants. */
export type SignInStep = 'code' | 'emailCode' | 'enrol' | 'terms';
interface LoginAnswer extends Partial<TokenAnswer> {
  readonly step?: SignInStep;
  readonly canRequestCode?: boolean;
  readonly landingPage?: string | null;
}
export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export interface Progress {
  /** Null when the sign-in is complete. */
  readonly step: SignInStep | null;
  readonly canRequestCode: boolean;
  readonly landingPage: string | null;
}

/** One step of the sign-in: the same call again with what was asked for. Tokens are kept as soon as there are any. */
export async function signIn(
  who: Credentials,
  more: { readonly step?: SignInStep; readonly authCode?: string; readonly requestTwoFactorCode?: boolean } = {},
): Promise<Progress> {
  const { step = 'password', ...rest } = more;
  const answer = await callOpen<LoginAnswer>('POST', 'auth/login', {
    body: { ...who, step, ...rest, application: 'workspace' },
  });
  const { access_token, refresh_token, expires_in = 600 } = answer;
  if (access_token && refresh_token) keepTokens({ access_token, refresh_token, expires_in });
  return {
    step: answer.step ?? null,
    canRequestCode: answer.canRequestCode ?? false,
    landingPage: answer.landingPage ?? null,
  };
}
/** What is still to do for a session that is open already; null: nothing. */
export async function pendingStep(): Promise<'terms' | 'enrol' | null> {
  return (await call<{ readonly pending: 'terms' | 'enrol' | null }>('GET', 'user/me')).pending;
}
