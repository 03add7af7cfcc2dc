// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { contact } from './contact.entity.ts';
import { employee } from './employee.entity.ts';
import { person } from './person.entity.ts';
import { profileProperty } from './profile-property.entity.ts';

export const domain: Domain = {
  name: 'people',
  entities: [contact, employee, person, profileProperty],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
