import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Configuration } from '../../configuration.ts';
import { keptSecret, oldKeptSecret } from './kept-secret.ts';

/** Keys of this installation, all derived from one secret, each for one purpose. */
export interface Secrets {
  /** 32 bytes that depend on the secret and the purpose only. */
  key(purpose: string): Buffer;
  /** The same, and behind it those of older secrets that are still given. */
  keys(purpose: string): readonly [Buffer, ...Buffer[]];
  /** Encrypts (AES-256-GCM) with the key of `owner` (a tenant), bound to the place the text is stored at. */
  seal(owner: string, place: string, plain: string): string;
  /** The text that was sealed for this owner and place; undefined when it was not, or was changed since. */
  open(owner: string, place: string, sealed: string): string | undefined;
  /** Whether the present secret sealed it, and not an older one. */
  isCurrent(owner: string, place: string, sealed: string): boolean;
}

/** The secret cannot be used, in one sentence. */
export class SecretFault extends Error {}

const sealVersion = 'v1';
const minimumLength = 32;

/** Reads the secret from the settings or the data folder, and the one before it while secrets are changed. */
export async function loadSecrets(
  configuration: Pick<Configuration, 'secret' | 'oldSecret' | 'dataDir'>,
): Promise<Secrets> {
  const { secret, oldSecret, dataDir } = configuration;
  const current = secret ?? (await keptSecret(dataDir));
  const older = oldSecret ?? (secret === undefined ? await oldKeptSecret(dataDir) : undefined);
  return secretsFrom(current, older === undefined ? [] : [older]);
}

/** Secrets of a given secret; what older ones sealed is still opened. */
export function secretsFrom(secret: string, older: readonly string[] = []): Secrets {
  if ([secret, ...older].some((s) => s.length < minimumLength))
    throw new Error(`The secret must have at least ${minimumLength} characters.`);
  const known = new Map<string, readonly [Buffer, ...Buffer[]]>();
  const derived = (from: string, purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', from, 'homeport', purpose, 32));
  const keys = (purpose: string): readonly [Buffer, ...Buffer[]] => {
    const made = known.get(purpose) ?? [derived(secret, purpose), ...older.map((s) => derived(s, purpose))];
    if (known.size < 10_000) known.set(purpose, made);
    return made;
  };
  return {
    key: (purpose) => keys(purpose)[0],
    keys,
    seal(owner, place, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keys(`seal ${owner}`)[0], nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${sealVersion}.${sealed.toString('base64url')}`;
    },
    open(owner, place, sealed) {
      for (const key of keys(`seal ${owner}`)) {
        const plain = opened(key, place, sealed);
        if (plain !== undefined) return plain;
      }
      return undefined;
    },
    isCurrent: (owner, place, sealed) => opened(keys(`seal ${owner}`)[0], place, sealed) !== undefined,
  };
}

function opened(key: Buffer, place: string, sealed: string): string | undefined {
  const [version, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== sealVersion || bytes.length < 28) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** The master secrets of the store's vault: the first seals, the others still open. */
export const vaultSecretsOf = (secrets: Secrets): string[] =>
  secrets.keys('bank parts').map((key) => key.toString('base64url'));
