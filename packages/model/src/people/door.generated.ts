// Written by `npm run derive`: the door of the domain.
export * from './contact.entity.ts';
export * from './dependant.entity.ts';
export * from './employee.entity.ts';
export * from './family-sign-in.rules.ts';
export * from './family.actions.ts';
export * from './family.routes.ts';
export * from './people.refusals.ts';
export * from './people.screens.ts';
export * from './person.entity.ts';
export * from './profile-property.entity.ts';
export * from './profile-property.rules.ts';
