import { createHash, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { signingKey } from '@homeport/model/signing';
import forge from 'node-forge';
import type { Secrets } from '../../adapters/secrets/secrets.ts';
import { sealedOf } from './key-rows.ts';

/** What documents are signed with: PKCS #12 bytes and their password, and the certificate that goes with the signature. */
export interface TenantKey {
  readonly p12: Buffer;
  readonly passphrase: string;
  readonly certificate: string;
  /** SHA-256 of the certificate, hexadecimal. */
  readonly fingerprint: string;
}
const code = 'DOCUMENTS';
/** Where the key is sealed to: there is one per tenant, whatever its row is called. */
export const signingKeyPlace = (): string => 'signing key';
const years = 10;
const makePair = promisify(generateKeyPair);

/** The tenant's key; made on the first signature. Two first signatures at once end up with the same one. */
export async function tenantKey(ctx: Context, secrets: Secrets, company: string): Promise<TenantKey> {
  const system = ctx.asSystem('a document is signed with the key of the tenant');
  const known = await readKey(system, secrets);
  if (known) return known;
  const made = await makeKey(company);
  const sealed = secrets.seal(
    ctx.tenant,
    signingKeyPlace(),
    JSON.stringify({ p12: made.p12.toString('base64'), passphrase: made.passphrase }),
  );
  const stored = await system
    .records(signingKey)
    .create({ code, sealed, certificate: made.certificate, fingerprint: made.fingerprint });
  if (!isRefusal(stored)) return made;
  const others = await readKey(system, secrets);
  if (!others) throw new Error(`the signing key of ${ctx.tenant} can be neither stored nor read`);
  return others;
}

/** The certificate of the tenant, or undefined when nothing was ever signed. */
export async function readKey(system: Context, secrets: Secrets): Promise<TenantKey | undefined> {
  const [row] = await system.query<{ sealed: string; certificate: string; fingerprint: string }>(
    sealedOf(system.tenant),
  );
  if (!row) return undefined;
  const opened = secrets.open(system.tenant, signingKeyPlace(), row.sealed);
  if (opened === undefined) throw new Error('the signing key was sealed with another secret');
  const { p12, passphrase } = JSON.parse(opened) as { p12: string; passphrase: string };
  return { p12: Buffer.from(p12, 'base64'), passphrase, certificate: row.certificate, fingerprint: row.fingerprint };
}

/** A key of 3072 bits with a certificate of its own; whoever trusts the tenant's certificate can check every signature. */
export async function makeKey(company: string): Promise<TenantKey> {
  const pair = await makePair('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  const key = forge.pki.privateKeyFromPem(pair.privateKey);
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  // A serial number is positive: its first byte is below 128.
  certificate.serialNumber = `0${randomBytes(16).toString('hex').slice(1)}`;
  const now = Temporal.Now.instant();
  certificate.validity.notBefore = new Date(now.epochMilliseconds);
  certificate.validity.notAfter = new Date(now.add({ hours: 24 * 365 * years }).epochMilliseconds);
  const who = [
    { name: 'commonName', value: plain(`Documents of ${company}`) },
    { name: 'organizationName', value: plain(company) },
  ];
  certificate.setSubject(who);
  certificate.setIssuer(who);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  const passphrase = randomBytes(24).toString('base64url');
  const p12 = forge.asn1
    .toDer(forge.pkcs12.toPkcs12Asn1(key, [certificate], passphrase, { algorithm: '3des' }))
    .getBytes();
  const der = forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes();
  return {
    p12: Buffer.from(p12, 'binary'),
    passphrase,
    certificate: forge.pki.certificateToPem(certificate),
    fingerprint: createHash('sha256').update(Buffer.from(der, 'binary')).digest('hex'),
  };
}
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 60);
