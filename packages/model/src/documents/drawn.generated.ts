// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { attachment } from './attachment.entity.ts';
import { documentRefusals } from './documents.refusals.ts';

export const domain: Domain = {
  name: 'documents',
  entities: [attachment],
  actions: [],
  routes: [],
  events: [],
  refusals: [documentRefusals],
  rules: [],
  screens: [],
};
