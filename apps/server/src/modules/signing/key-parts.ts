/** What documents are signed with: PKCS #12 bytes and their password, and the certificate that goes with the signature. */
export interface TenantKey {
  readonly p12: Buffer;
  readonly passphrase: string;
  readonly certificate: string;
  /** SHA-256 of the certificate, hexadecimal. */
  readonly fingerprint: string;
}
