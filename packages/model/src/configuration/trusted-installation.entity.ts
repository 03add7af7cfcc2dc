import { defineEntity, type RecordOf, text } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/**
 * Another installation whose configuration bundles are taken in: its public key, which an administrator brought here with
 * the fingerprint that stands there. It is added by its route alone, which compares the two.
 */
export const trustedInstallation = defineEntity({
  name: 'trustedInstallation',
  label: 'Trusted installation',
  plural: 'Trusted installations',
  title: ['name'],
  sort: 'name',
  list: ['name', 'fingerprint', 'created', 'createdBy'],
  unique: [{ fields: ['fingerprint'] }],
  fields: {
    name: text('Name', { required: true, max: 200, readOnly: true }),
    publicKey: text('Public key', { required: true, max: 120, readOnly: true }),
    fingerprint: text('Fingerprint of the key', { required: true, max: 60, readOnly: true }),
  },
  access: grantTo(['administrator', 'master'], { do: ['read', 'delete'] }),
});
export interface TrustedInstallation extends RecordOf<typeof trustedInstallation> {}
