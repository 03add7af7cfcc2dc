// Written by `npm run derive`: the door of the domain, what others take of it.
export { documentSignature } from './document-signature.entity.ts';
export { signingKey } from './signing-key.entity.ts';
export { recordSigned, signDocument } from './signing.actions.ts';
export { signingRefusals } from './signing.refusals.ts';
export { type SignatureCheck, type SigningPlace, checkSignature, signingPlace } from './signing.routes.ts';
