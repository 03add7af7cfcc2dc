import type { Flow } from './flows.ts';

/** A setup as it is stored, its secret opened. */
export interface StoredSetup {
  readonly id: string;
  readonly protocol: 'OIDC' | 'SAML';
  readonly issuer: string;
  readonly clientId: string | null;
  readonly clientSecret: string | null;
  readonly entryPoint: string | null;
  readonly certificate: string | null;
  readonly trustsSecondFactor: boolean;
}
/** What a sign-in that begins takes along. `isFresh`: the provider asks for the password again. */
export interface Departure {
  readonly application: Flow['application'];
  readonly origin: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly isFresh: boolean;
}
/** The provider cannot be reached, or does not answer as it should. */
export class ProviderAway extends Error {}
/** The provider has answered, but did not prove anybody. */
export class NotProved extends Error {}
