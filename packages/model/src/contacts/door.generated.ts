// Written by `npm run derive`: the door of the domain, what others take of it.
export { type CaseContact, caseContact } from './case-contact.entity.ts';
export { quickMailWritten } from './contacts.events.ts';
export { type Contact, myContacts, quickMailsAnHour, sendQuickMail } from './contacts.routes.ts';
export { quickMail } from './quick-mail.entity.ts';
export { type QuickMailDraft, quickMailProblems, recipientsOf } from './quick-mail.rules.ts';
export { type WorkingHours, hoursIn, hoursOf, isAtWork } from './working-hours.rules.ts';
