import { accountRoutes, type SignInProgress, takeProgress } from './account.ts';
import { callOpen } from './call.ts';
import type { TokenAnswer } from './tokens.ts';

/** A company's own way to sign in, as the sign-in page offers it. */
export interface Provider {
  readonly id: string;
  readonly name: string;
}
/** What the provider sent back in the address of the sign-in page. */
export interface CameBack {
  readonly state: string;
  readonly code: string;
  readonly iss: string | null;
}
/** Where the browser keeps its half of the proof while it is away; it is gone with the tab. */
const key = 'homeport.provider';

/** The providers of the company behind a sub-domain. */
export async function listProviders(subDomain: string): Promise<readonly Provider[]> {
  const [method, path] = accountRoutes.providers;
  return callOpen<readonly Provider[]>(method, path, { query: { subDomain }, fields: {} });
}
/** Begins a sign-in at a provider; answers where to go. */
export async function leaveFor(application: 'assignee' | 'workspace', provider: string): Promise<string> {
  const { verifier, challenge } = await newVerifier();
  const [method, path] = accountRoutes.startProvider;
  const { location: away } = await callOpen<{ readonly location: string }>(
    method,
    path.replace('{id}', encodeURIComponent(provider)),
    { body: { application, challenge, origin: location.origin }, fields: {} },
  );
  sessionStorage.setItem(key, verifier);
  return away;
}
/** A secret of this browser, and what the server may know of it until it is finished. */
export async function newVerifier(): Promise<{ readonly verifier: string; readonly challenge: string }> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}
/** What came back with this address; null when it is an ordinary one. */
export function cameBack(search: string): CameBack | null {
  const given = new URLSearchParams(search);
  const [state, code] = [given.get('state'), given.get('code')];
  return state && code ? { state, code, iss: given.get('iss') } : null;
}
/** Finishes a sign-in that came back; again with the code of a second factor where one is asked for. */
export async function finishProvider(
  back: CameBack,
  more: { readonly authCode?: string; readonly requestTwoFactorCode?: boolean } = {},
): Promise<SignInProgress> {
  const verifier = sessionStorage.getItem(key) ?? base64url(new Uint8Array(32));
  const [method, path] = accountRoutes.finishProvider;
  const body = { ...back, ...more, verifier };
  const progress = takeProgress(
    await callOpen<Partial<SignInProgress & TokenAnswer>>(method, path, { body, fields: {} }),
  );
  if (progress.step === null) sessionStorage.removeItem(key);
  return progress;
}
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
