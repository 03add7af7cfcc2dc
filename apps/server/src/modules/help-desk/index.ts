/** The door of the help desk. */
export { raise as raiseTicketOf } from './help-desk.ts';
