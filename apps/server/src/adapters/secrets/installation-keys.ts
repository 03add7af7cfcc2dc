import { randomBytes } from 'node:crypto';
import type { Store } from '@homeport/engine/store';
import { sql } from 'kysely';
import { SecretFault, type Secrets } from './secrets.ts';

/** Keys that outlive the secret: made once, kept in the database sealed with the secret of the moment. */
export interface InstallationKeys {
  /** 32 bytes for a purpose, the same for ever. Throws a `SecretFault` when the secret is not that of the database. */
  key(name: string): Promise<Buffer>;
}

/** The owner that these keys are sealed for, in place of a tenant. */
export const installationOwner = 'installation';
export const installationKeyPlace = (name: string): string => `installation_key:${name}`;

/** Opens the keys of an installation as they are asked for. */
export function installationKeys(store: Pick<Store, 'open'>, secrets: Secrets): InstallationKeys {
  const known = new Map<string, Promise<Buffer>>();
  const open = async (name: string): Promise<Buffer> => {
    const place = installationKeyPlace(name);
    const proposed = secrets.seal(installationOwner, place, randomBytes(32).toString('base64url'));
    const [row] = await store.open(
      sql<{ sealed: string }>`select app.installation_key(${name}, ${proposed}) as sealed`,
    );
    const plain = secrets.open(installationOwner, place, row?.sealed ?? '');
    if (plain === undefined)
      throw new SecretFault(
        'The secret is not the one this database was sealed with: give it as HOMEPORT_SECRET, or put its file back into DATA_DIR.',
      );
    return Buffer.from(plain, 'base64url');
  };
  return {
    key: (name) => {
      const asked = known.get(name) ?? open(name);
      known.set(name, asked);
      asked.catch(() => known.delete(name));
      return asked;
    },
  };
}
