import { createHash, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import type { TenantKey } from './key-parts.ts';

const years = 10;
const makePair = promisify(generateKeyPair);

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
