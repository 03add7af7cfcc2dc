import { choice, dateTime, defineEntity, file, person, type RecordOf, ref, text } from '@homeport/grammar';
import { asItsWhole, keepers } from '../role-presets/door.generated.ts';

/** Who signed which bytes of a document, when and how. Written once, with the signed file. */
export const documentSignature = defineEntity({
  name: 'documentSignature',
  label: 'Signature',
  plural: 'Signatures',
  title: ['document'],
  indexes: [['document'], ['signer'], ['file']],
  unique: [{ fields: ['document'], refusal: 'signing.signedAlready' }],
  list: ['document', 'person', 'method', 'signedAt', 'originalSha256'],
  neverUpdated: true,
  fields: {
    document: ref('Document', 'document', { required: true, fixed: true, onDelete: 'cascade' }),
    signer: ref('Signed by', 'user', { required: true, loose: true, fixed: true }),
    person: person('Person', { fixed: true }),
    method: choice(
      'How it was signed',
      { DRAWN: 'Drawn', TYPED: 'Typed', OUTSIDE: 'Outside this application' },
      {
        required: true,
        fixed: true,
      },
    ),
    signedAt: dateTime('Signed on', { required: true, fixed: true }),
    authentication: text('How the signer was authenticated', { max: 300, fixed: true }),
    originalSha256: text('Checksum of the original', { required: true, max: 64, fixed: true }),
    signedSha256: text('Checksum of the signed file', { required: true, max: 64, fixed: true }),
    certificate: text('Certificate', { max: 64, fixed: true }),
    file: file('Signed file', { required: true, fixed: true }),
  },
  access: asItsWhole('document', {
    ...keepers({ do: ['read', 'export'] }),
    assignee: {
      do: ['read'],
      where: { field: 'signer', op: 'eq', value: '$me.user' },
      show: [
        'document',
        'signer',
        'person',
        'method',
        'signedAt',
        'authentication',
        'originalSha256',
        'signedSha256',
        'certificate',
        'file',
      ],
    },
  }),
});
export interface DocumentSignature extends RecordOf<typeof documentSignature> {}
