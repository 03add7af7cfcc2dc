// Written by `npm run derive`: the door of the domain, what others take of it.
export { contact } from './contact.entity.ts';
export { type Dependant, dependant } from './dependant.entity.ts';
export { type Employee, employee } from './employee.entity.ts';
export { type FamilySignInState, adultAt, refuseMinor, signInStateOf } from './family-sign-in.rules.ts';
export { inviteFamily, withdrawFamily } from './family.actions.ts';
export { type FamilySignIn, familySignIns } from './family.routes.ts';
export { peopleRefusals } from './people.refusals.ts';
export { type Person, person } from './person.entity.ts';
export { profileProperty } from './profile-property.entity.ts';
