// Written by `npm run derive`: the door of the domain, what others take of it.
export { type MyWork, type WorkLine, myWork, workLimits } from './work.routes.ts';
export { type DueGroup, type KindOfWork, dueGroupOf, dueGroups, inOrder, isOffered, kindsFor, wiresShown } from './work.rules.ts';
