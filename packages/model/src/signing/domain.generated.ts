// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { documentSignature } from './document-signature.entity.ts';
import { signingKey } from './signing-key.entity.ts';
import { recordSigned, signDocument } from './signing.actions.ts';
import { signingRefusals } from './signing.refusals.ts';
import { checkSignature, signingPlace } from './signing.routes.ts';

export const domain: Domain = {
  name: 'signing',
  entities: [documentSignature, signingKey],
  actions: [recordSigned, signDocument],
  routes: [checkSignature, signingPlace],
  events: [],
  refusals: [signingRefusals],
  rules: [],
  screens: [],
};
