import { openStore, type Store } from '@homeport/engine/store';
import { catalogue } from '@homeport/model';
import { loadSecrets, type Secrets, vaultSecretsOf } from '../adapters/secrets/secrets.ts';
import type { Configuration } from '../configuration.ts';
import { type Reached, reachDatabase } from './reach-database.ts';

export interface Opened {
  readonly database: Reached;
  readonly store: Store;
  readonly secrets: Secrets;
}

/** Runs work over the store of the configured database, and closes what was opened for it. */
export async function withStore<T>(
  configuration: Configuration,
  say: (line: string) => void,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const secrets = await loadSecrets(configuration);
  const database = await reachDatabase(configuration, say);
  try {
    const store = await openStore({ url: database.url, catalogue, secrets: vaultSecretsOf(secrets), poolSize: 2 });
    try {
      return await work({ database, store, secrets });
    } finally {
      await store.close();
    }
  } finally {
    await database.stop();
  }
}
