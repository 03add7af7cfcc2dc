/** The door of contacts. */
export { contactsOf } from './contacts.ts';
