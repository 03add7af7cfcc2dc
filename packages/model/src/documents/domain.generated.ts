// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { attachment } from './attachment.entity.ts';
import { documentRefusals } from './documents.refusals.ts';
import { listFiles, rawFile, thumbnail, uploadFile, uploadMessageFile, uploadProfilePicture, uploadReceipt } from './documents.routes.ts';

export const domain: Domain = {
  name: 'documents',
  entities: [attachment],
  actions: [],
  routes: [listFiles, rawFile, thumbnail, uploadFile, uploadMessageFile, uploadProfilePicture, uploadReceipt],
  events: [],
  refusals: [documentRefusals],
  rules: [],
  screens: [],
};
