import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../../configuration.ts';

/** Keys of this installation, all derived from one secret, each for one purpose. */
export interface Secrets {
  /** 32 bytes that depend on the secret and the purpose only. */
  key(purpose: string): Buffer;
  /** Encrypts (AES-256-GCM) with the key of `owner` (a tenant), bound to the place the text is stored at. */
  seal(owner: string, place: string, plain: string): string;
  /** The text that was sealed for this owner and place; undefined when it was not, or was changed since. */
  open(owner: string, place: string, sealed: string): string | undefined;
}

const fileName = 'secret';
const sealVersion = 'v1';
const minimumLength = 32;

/** Reads the secret from the settings or the data folder; makes it on the first start (readable by this account only). */
export async function loadSecrets(configuration: Pick<Configuration, 'secret' | 'dataDir'>): Promise<Secrets> {
  return secretsFrom(configuration.secret ?? (await secretIn(configuration.dataDir)));
}

/** Secrets of a given secret; for tests and for programs that have it already. */
export function secretsFrom(secret: string): Secrets {
  if (secret.length < minimumLength) throw new Error(`The secret must have at least ${minimumLength} characters.`);
  const known = new Map<string, Buffer>();
  const key = (purpose: string): Buffer => {
    const made = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, 'homeport', purpose, 32));
    if (known.size < 10_000) known.set(purpose, made);
    return made;
  };
  return {
    key,
    seal(owner, place, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key(`seal ${owner}`), nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${sealVersion}.${sealed.toString('base64url')}`;
    },
    open(owner, place, sealed) {
      const [version, text = ''] = sealed.split('.');
      const bytes = Buffer.from(text, 'base64url');
      if (version !== sealVersion || bytes.length < 28) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key(`seal ${owner}`), bytes.subarray(0, 12))
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(-16));
        return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Two servers that start at once on one folder end up with the same secret: the file is put in place whole or not at all. */
async function secretIn(folder: string): Promise<string> {
  const path = join(folder, fileName);
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known !== undefined) return known.trim();
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
  await chmod(draft, 0o600);
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}
