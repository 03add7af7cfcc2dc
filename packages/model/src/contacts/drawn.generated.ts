// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { caseContact } from './case-contact.entity.ts';
import { quickMail } from './quick-mail.entity.ts';

export const domain: Domain = {
  name: 'contacts',
  entities: [caseContact, quickMail],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
