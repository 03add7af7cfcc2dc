// Written by `npm run derive`: the door of the domain, what others take of it.
export { contact } from './contact.entity.ts';
export { type Employee, employee } from './employee.entity.ts';
export { type Person, person } from './person.entity.ts';
export { profileProperty } from './profile-property.entity.ts';
