// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { documentSignature } from './document-signature.entity.ts';
import { signingKey } from './signing-key.entity.ts';
import { recordSigned, signDocument } from './signing.actions.ts';

export const domain: Domain = {
  name: 'signing',
  entities: [documentSignature, signingKey],
  actions: [recordSigned, signDocument],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
