/** The door of communication. */
export { contactsOf } from './contacts.ts';
export { raise as raiseTicketOf } from './help-desk.ts';
export { mayEnterRoom, tellTyping } from './live.ts';
