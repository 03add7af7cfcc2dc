import type { Store } from '@homeport/engine';
import { type InstallationKeys, installationKeys } from '../../adapters/secrets/installation-keys.ts';
import type { Secrets } from '../../adapters/secrets/secrets.ts';
import type { Services } from '../../services.ts';
import { type Authenticator, makeAuthenticator } from './authenticator.ts';
import { makePasswords, type Passwords } from './passwords.ts';
import { type TokenKeys, tokenKeys } from './tokens.ts';

/** What the calls of identity work with. */
export interface Identity {
  readonly services: Services;
  readonly store: Store;
  readonly secrets: Secrets;
  /** Keys that outlive a change of the secret. */
  readonly keys: InstallationKeys;
  readonly tokens: TokenKeys;
  readonly passwords: Passwords;
  readonly authenticator: Authenticator;
}

/** Puts identity together; one per server. */
export function makeIdentity(services: Services, store: Store, secrets: Secrets): Identity {
  const tokens = tokenKeys(secrets);
  return {
    services,
    store,
    secrets,
    keys: installationKeys(store, secrets),
    tokens,
    passwords: makePasswords(),
    authenticator: makeAuthenticator(store, tokens),
  };
}
