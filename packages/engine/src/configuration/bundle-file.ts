import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { canonical } from './canonical.ts';
import type { LeftOut, PortableRecord } from './portable.ts';

export const bundleFormat = 'homeport-configuration';
/** The version of the format that is written and read; a newer one is refused. */
export const bundleVersion = 1;

/** What a bundle says, without its signature. `docs/configuration-bundle.md` describes it for others. */
export interface Bundle {
  readonly format: typeof bundleFormat;
  readonly version: number;
  readonly made: { readonly at: string; readonly code: string; readonly name: string; readonly address: string };
  readonly parts: Readonly<Record<string, readonly PortableRecord[]>>;
  readonly leftOut: readonly LeftOut[];
}
/** Who signed: a public key, and what is compared by eye. */
export interface Signer {
  readonly key: string;
  readonly fingerprint: string;
}

// The frame of a private Ed25519 key (PKCS #8): its 32 bytes follow.
const frame = Buffer.from('302e020100300506032b657004220420', 'hex');
const privateKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([frame, seed]), format: 'der', type: 'pkcs8' });
const publicText = (key: KeyObject): string =>
  (key.type === 'public' ? key : createPublicKey(key)).export({ format: 'der', type: 'spki' }).toString('base64');

const fingerprintOf = (key: string): string =>
  (createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 32).match(/.{4}/g) ?? []).join(' ');
/** The signer that a key of 32 bytes makes. */
export function signerOf(seed: Buffer): Signer {
  const key = publicText(privateKey(seed));
  return { key, fingerprint: fingerprintOf(key) };
}

/** Whom a public key as it was brought belongs to (SPKI, DER, base64, Ed25519); undefined: it is none. */
export function signerOfKey(text: string): Signer | undefined {
  try {
    const from = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    if (from.asymmetricKeyType !== 'ed25519') return undefined;
    const key = publicText(from);
    return { key, fingerprint: fingerprintOf(key) };
  } catch {
    return undefined;
  }
}

/** The file of a bundle: signed over its content, so that spaces and the order of names do not matter. */
export function writeBundle(bundle: Bundle, seed: Buffer): string {
  const value = sign(null, Buffer.from(canonical(bundle)), privateKey(seed)).toString('base64');
  const signature = { algorithm: 'Ed25519', key: publicText(privateKey(seed)), value };
  return `${JSON.stringify({ ...bundle, signature }, null, 1)}\n`;
}

export type BundleFault = 'NO_BUNDLE' | 'NEWER' | 'TAMPERED';
/** Reads a file: what it says and who signed it, or what is wrong with it. */
export function readBundle(text: string): { readonly bundle: Bundle; readonly signer: Signer } | BundleFault {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return 'NO_BUNDLE';
  }
  if (!isObject(file) || file.format !== bundleFormat || !isObject(file.signature)) return 'NO_BUNDLE';
  if (typeof file.version !== 'number' || file.version > bundleVersion) return 'NEWER';
  const { signature, ...bundle } = file;
  const { algorithm, key, value } = signature;
  if (algorithm !== 'Ed25519' || typeof key !== 'string' || typeof value !== 'string') return 'TAMPERED';
  if (!isSigned(canonical(bundle), key, value)) return 'TAMPERED';
  if (!isSound(bundle)) return 'NO_BUNDLE';
  const signer = signerOfKey(key);
  return signer ? { bundle: bundle as unknown as Bundle, signer } : 'TAMPERED';
}

function isSigned(content: string, key: string, value: string): boolean {
  try {
    const from = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return (
      from.asymmetricKeyType === 'ed25519' && verify(null, Buffer.from(content), from, Buffer.from(value, 'base64'))
    );
  } catch {
    return false;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whoever signed it: what is read has the form it is read in. */
function isSound(bundle: Readonly<Record<string, unknown>>): boolean {
  const { made, parts, leftOut } = bundle;
  if (!isObject(made) || !isObject(parts) || !Array.isArray(leftOut)) return false;
  if (!['at', 'code', 'name', 'address'].every((name) => typeof made[name] === 'string')) return false;
  return Object.values(parts).every(
    (records) =>
      Array.isArray(records) &&
      records.every((one: unknown) => isObject(one) && Array.isArray(one.key) && isObject(one.values)),
  );
}
