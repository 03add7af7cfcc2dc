// Written by `npm run derive`: the door of the domain, what others take of it.
export { asItsCase, asItsCaseIfAny, asItsWhole } from './as-its-case.ts';
export { bookSettings, books, booksBehind, clerks, closedBooks, leads, ofOthers } from './books.ts';
export { alsoFamily, everyone, everyoneReads, rolesButFamily, settingsAccess } from './everyone.ts';
export { keepers, libraryKeepers } from './keepers.ts';
export { administrationOnly, grantTo, staffSettings, teamManages } from './manage.ts';
export { ofMyProvider } from './of-provider.ts';
export { operationSettings, operations } from './operations.ts';
export { roleChoices } from './role-choices.ts';
export { type RoleKey, roles } from './roles.ts';
export { shownOutside } from './shown-outside.ts';
