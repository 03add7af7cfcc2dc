import { defineRoute } from '@homeport/grammar';

/** Where a document is signed: here, or on the site the installation has configured. */
export interface SigningPlace {
  /** Address of the external site with everything it needs to come back; null when it is signed here. */
  readonly external: string | null;
  /** Of the bytes to sign; the signer sends it along. */
  readonly sha256: string;
}
export const signingPlace = defineRoute<SigningPlace>()({
  name: 'signingPlace',
  label: 'Where a document is signed',
  method: 'GET',
  path: 'document/{id}/signing',
  who: ['assignee'],
  shape: {
    type: 'object',
    required: ['external', 'sha256'],
    properties: { external: { type: ['string', 'null'] }, sha256: { type: 'string' } },
  },
  refusals: ['signing.notEnabled', 'signing.signedAlready', 'signing.notPdf', 'documents.notFound'],
});

/** What a check of a signed file found. */
export interface SignatureCheck {
  /** Nothing was changed, and the tenant's key made it. */
  readonly isValid: boolean;
  /** The bytes are those that were signed. */
  readonly isUnchanged: boolean;
  /** The certificate is the tenant's. */
  readonly isOurs: boolean;
  readonly signedBy: string;
  readonly signedAt: string;
  readonly originalSha256: string;
  readonly signedSha256: string;
  /** SHA-256 of the certificate. */
  readonly certificate: string;
}
export const checkSignature = defineRoute<SignatureCheck>()({
  name: 'checkSignature',
  label: 'Check the signature of a document',
  method: 'GET',
  path: 'document/{id}/signature',
  who: 'signedIn',
  shape: {
    type: 'object',
    required: [
      'isValid',
      'isUnchanged',
      'isOurs',
      'signedBy',
      'signedAt',
      'originalSha256',
      'signedSha256',
      'certificate',
    ],
    properties: {
      isValid: { type: 'boolean' },
      isUnchanged: { type: 'boolean' },
      isOurs: { type: 'boolean' },
      signedBy: { type: 'string' },
      signedAt: { type: 'string' },
      originalSha256: { type: 'string' },
      signedSha256: { type: 'string' },
      certificate: { type: 'string' },
    },
  },
  refusals: ['signing.notSigned', 'documents.notFound'],
});
