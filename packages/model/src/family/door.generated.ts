// Written by `npm run derive`: the door of the domain, what others take of it.
export { type Dependant, dependant } from './dependant.entity.ts';
export { type FamilySignInState, adultAt, refuseMinor, signInStateOf } from './family-sign-in.rules.ts';
export { inviteFamily, withdrawFamily } from './family.actions.ts';
export { familyRefusals } from './family.refusals.ts';
export { type FamilySignIn, familySignIns } from './family.routes.ts';
