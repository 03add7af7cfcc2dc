import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** Where a value lies. A sealed value opens nowhere else. */
export interface Place {
  readonly tenant: string;
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** Seals and opens single values with keys per tenant. */
export interface Vault {
  seal(place: Place, text: string): Buffer;
  /** Throws when the value was changed, moved to another place, or sealed with a secret that is not known. */
  open(place: Place, sealed: Buffer): string;
  /** Whether the first secret sealed it, and not one that was replaced. */
  isCurrent(sealed: Buffer): boolean;
}

const format = 1;
const keyIdLength = 4;
const nonceLength = 12;
const tagLength = 16;
const keysAtOnce = 10_000;

/**
 * AES-256-GCM with a key per tenant, derived by HKDF-SHA-256 from a master secret of at least 32 characters. New values are
 * sealed with the first secret; the others still open what was sealed before they were replaced.
 */
export function makeVault(secrets: readonly string[]): Vault {
  const masters = new Map(secrets.map((secret) => [keyIdOf(secret).toString('hex'), secret]));
  const [current] = secrets;
  if (current === undefined || secrets.some((s) => s.length < 32))
    throw new Error('the vault needs secrets of at least 32 characters');
  const keys = new Map<string, Buffer>();
  const keyOf = (secret: string, keyId: Buffer, tenant: string): Buffer => {
    const name = `${keyId.toString('hex')} ${tenant}`;
    let key = keys.get(name);
    if (key === undefined) {
      key = Buffer.from(hkdfSync('sha256', secret, 'homeport vault', tenant, 32));
      if (keys.size >= keysAtOnce) keys.clear();
      keys.set(name, key);
    }
    return key;
  };
  return {
    seal: (place, text) => {
      const keyId = keyIdOf(current);
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', keyOf(current, keyId, place.tenant), nonce).setAAD(boundTo(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(format), keyId, nonce, cipher.getAuthTag(), body]);
    },
    isCurrent: (sealed) => sealed.subarray(1, 1 + keyIdLength).equals(keyIdOf(current)),
    open: (place, sealed) => {
      const keyId = sealed.subarray(1, 1 + keyIdLength);
      const secret = masters.get(keyId.toString('hex'));
      if (sealed[0] !== format || secret === undefined) throw new Error('sealed with a secret that is not known');
      const nonce = sealed.subarray(1 + keyIdLength, 1 + keyIdLength + nonceLength);
      const tag = sealed.subarray(1 + keyIdLength + nonceLength, 1 + keyIdLength + nonceLength + tagLength);
      const body = sealed.subarray(1 + keyIdLength + nonceLength + tagLength);
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, keyId, place.tenant), nonce, {
        authTagLength: tagLength,
      });
      decipher.setAAD(boundTo(place)).setAuthTag(tag);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

const keyIdOf = (secret: string): Buffer =>
  createHash('sha256').update(`key id ${secret}`).digest().subarray(0, keyIdLength);
const boundTo = (place: Place): Buffer =>
  Buffer.from(JSON.stringify([place.tenant, place.table, place.column, place.id]));
