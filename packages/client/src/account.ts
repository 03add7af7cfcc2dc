import { type CallOptions, call, callOpen } from './call.ts';
import { Problem } from './problem.ts';
import { keepTokens, type TokenAnswer } from './tokens.ts';

/**
 * The calls both applications make about whoever is signing in or signed in: method and address. They are the same for
 * every catalogue, like `refresh`; a law holds them against the declared routes.
 */
export const accountRoutes = {
  login: ['POST', 'auth/login'],
  providers: ['GET', 'auth/sso'],
  startProvider: ['POST', 'auth/sso/{id}/start'],
  finishProvider: ['POST', 'auth/sso/finish'],
  logout: ['POST', 'auth/logout'],
  logoutEverywhere: ['POST', 'auth/logout-everywhere'],
  me: ['GET', 'user/me'],
  terms: ['GET', 'document/terms'],
  acceptTerms: ['POST', 'user/terms/accept'],
  requestLink: ['POST', 'reset-password'],
  requestPasscode: ['POST', 'passcode'],
  setPassword: ['PUT', 'reset-password'],
  changePassword: ['POST', 'auth/password'],
  confirm: ['POST', 'auth/confirm'],
  startTwoFactor: ['POST', 'auth/two-factor'],
  confirmTwoFactor: ['POST', 'auth/two-factor/confirm'],
  removeTwoFactor: ['DELETE', 'auth/two-factor'],
  renewRecoveryCodes: ['POST', 'auth/two-factor/recovery-codes'],
  sessions: ['GET', 'auth/sessions'],
  endSession: ['DELETE', 'auth/sessions/{id}'],
} as const;
type Name = keyof typeof accountRoutes;

/** What the sign-in still wants. */
export type SignInStep = 'code' | 'emailCode' | 'enrol' | 'terms';
export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export interface SignInProgress {
  /** Null when the sign-in is complete. */
  readonly step: SignInStep | null;
  readonly canRequestCode: boolean;
  /** Where the role starts. */
  readonly landingPage: string | null;
  readonly welcomeMessage: string | null;
}
/** A second factor on its way: the address of the picture to scan, and the same key for typing. */
export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
}
/** One place where somebody is signed in; moments in UTC. */
export interface SessionLine {
  readonly id: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly lastSeen: string;
  readonly isThis: boolean;
}

/** One step of the sign-in: the same call again with what was asked for. Tokens are kept as soon as there are any. */
export async function signIn(
  application: 'assignee' | 'workspace',
  who: Credentials,
  more: {
    readonly step?: 'code' | 'emailCode';
    readonly authCode?: string;
    readonly requestTwoFactorCode?: boolean;
  } = {},
): Promise<SignInProgress> {
  const answer = await open<Partial<SignInProgress & TokenAnswer>>('login', {
    step: 'password',
    ...who,
    ...more,
    application,
  });
  return takeProgress(answer);
}
/** Keeps the tokens of an answer, as soon as there are any, and says what is still to do. */
export function takeProgress(answer: Partial<SignInProgress & TokenAnswer>): SignInProgress {
  const { access_token, refresh_token, expires_in = 600 } = answer;
  if (access_token && refresh_token) keepTokens({ access_token, refresh_token, expires_in });
  return {
    step: answer.step ?? null,
    canRequestCode: answer.canRequestCode ?? false,
    landingPage: answer.landingPage ?? null,
    welcomeMessage: answer.welcomeMessage ?? null,
  };
}
/** What is still to do for a session that is open already; null: nothing. */
export async function pendingStep(): Promise<'terms' | 'enrol' | null> {
  return (await own<{ readonly pending: 'terms' | 'enrol' | null }>('me')).pending;
}
/** Any call that tells the server that somebody is still there. */
export const stayAwake = (): Promise<unknown> => own('me');
/** Ends this session on the server; the tokens here are the caller's to drop. */
export const signOff = (): Promise<unknown> => own('logout', {});
export const signOffEverywhere = (): Promise<unknown> => own('logoutEverywhere', {});

export const readTerms = (): Promise<{ readonly title: string; readonly text: string }> => open('terms');
export const acceptTerms = (): Promise<unknown> => own('acceptTerms', {});

/** Asks for a link or a passcode by mail; answers what to say. It never tells whether the user exists. */
export async function requestMail(kind: 'link' | 'passcode', username: string): Promise<string> {
  const route = kind === 'link' ? 'requestLink' : 'requestPasscode';
  return (await open<{ readonly message: string }>(route, { username })).message;
}
/** Sets a password by the token of a mailed link, or by username and passcode. */
export const setPassword = (
  proof: { readonly token: string } | { readonly username: string; readonly passcode: string },
  password: string,
  confirmation: string,
): Promise<unknown> => open('setPassword', { ...proof, password, confirmation });
export const changePassword = (body: {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmation: string;
}): Promise<unknown> => own('changePassword', body);

export type ProofAnswer =
  | { readonly isProven: true; readonly provenUntil: string }
  /** Wrong password, or the password is right and a code of the second factor is missing or wrong. */
  | { readonly isProven: false; readonly wants: 'password' | 'code' };
/** Proves a fresh sign-in by the password and, where there is one, the second factor. Throws when it cannot tell. */
export async function proveFresh(password: string, authCode?: string): Promise<ProofAnswer> {
  try {
    const { provenUntil } = await own<{ readonly provenUntil: string }>('confirm', {
      password,
      ...(authCode ? { authCode } : {}),
    });
    return { isProven: true, provenUntil };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'identity.incorrectPassword') return { isProven: false, wants: 'password' };
    if (/^identity\.(codeRequired|invalidCode)$/.test(error.code)) return { isProven: false, wants: 'code' };
    throw error;
  }
}
/** Whether a call was refused because the sign-in is not fresh enough for it. */
export const wantsProof = (error: unknown): boolean =>
  error instanceof Problem && /^(request\.freshSignInNeeded|identity\.proofRequired)$/.test(error.code);

interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}
export const startTwoFactor = (): Promise<Enrolment> => own('startTwoFactor', {});
export const confirmTwoFactor = (authCode: string): Promise<RecoveryCodes> => own('confirmTwoFactor', { authCode });
export const removeTwoFactor = (): Promise<unknown> => own('removeTwoFactor');
export const renewRecoveryCodes = (): Promise<RecoveryCodes> => own('renewRecoveryCodes', {});

export const listSessions = (signal?: AbortSignal): Promise<readonly SessionLine[]> =>
  own('sessions', undefined, { signal });
export const endOtherSession = (id: string): Promise<unknown> =>
  call('DELETE', accountRoutes.endSession[1].replace('{id}', encodeURIComponent(id)));

// Nothing here is a day: a password that looks like one leaves as it was typed.
const noDays = { fields: {} };
function open<A>(name: Name, body?: object): Promise<A> {
  const [method, path] = accountRoutes[name];
  return callOpen<A>(method, path, { body, ...noDays });
}
function own<A>(name: Name, body?: object, how: Pick<CallOptions, 'signal'> = {}): Promise<A> {
  const [method, path] = accountRoutes[name];
  return call<A>(method, path, { body, ...noDays, ...how });
}
