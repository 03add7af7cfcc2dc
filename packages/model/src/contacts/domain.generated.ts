// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { caseContact } from './case-contact.entity.ts';
import { caseContactRules } from './case-contact.rules.ts';
import { quickMailWritten } from './contacts.events.ts';
import { myContacts, sendQuickMail } from './contacts.routes.ts';
import { quickMail } from './quick-mail.entity.ts';

export const domain: Domain = {
  name: 'contacts',
  entities: [caseContact, quickMail],
  actions: [],
  routes: [myContacts, sendQuickMail],
  events: [quickMailWritten],
  refusals: [],
  rules: [caseContactRules],
  screens: [],
};
