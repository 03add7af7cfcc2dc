import { code, defineEntity, longText, type RecordOf, text } from '@homeport/grammar';

/** The key with which a tenant's documents are signed; encrypted with the key of the tenant. Its certificate is public. */
export const signingKey = defineEntity({
  name: 'signingKey',
  label: 'Signing key',
  plural: 'Signing keys',
  title: ['fingerprint'],
  unique: [{ fields: ['code'] }],
  internal: true,
  fields: {
    code: code('Code', { required: true, max: 20 }),
    sealed: longText('Key', { required: true, max: 20_000, secret: true }),
    certificate: longText('Certificate', { required: true, max: 8000 }),
    fingerprint: text('Fingerprint', { required: true, max: 64 }),
  },
  access: {},
});
export interface SigningKey extends RecordOf<typeof signingKey> {}
