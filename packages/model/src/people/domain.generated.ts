// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { contact } from './contact.entity.ts';
import { employee } from './employee.entity.ts';
import { peopleRefusals } from './people.refusals.ts';
import { builderEmployees } from './people.screens.ts';
import { person } from './person.entity.ts';
import { profileProperty } from './profile-property.entity.ts';
import { profilePropertyRules } from './profile-property.rules.ts';

export const domain: Domain = {
  name: 'people',
  entities: [contact, employee, person, profileProperty],
  actions: [],
  routes: [],
  events: [],
  refusals: [peopleRefusals],
  rules: [profilePropertyRules],
  screens: [builderEmployees],
};
