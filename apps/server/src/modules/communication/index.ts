/** The door of communication: what chat, calls, comments, contacts and the help desk have in common. */
export { filesJson, filesOf, iso } from './message-files.ts';
export { assignmentOf, isStaff } from './running-assignment.ts';
export { staffCards } from './staff-names.ts';
export { wakePeople } from './wake-people.ts';
