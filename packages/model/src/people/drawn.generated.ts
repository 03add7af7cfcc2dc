// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { dependant } from './dependant.entity.ts';
import { employee } from './employee.entity.ts';
import { person } from './person.entity.ts';

export const domain: Domain = {
  name: 'people',
  entities: [dependant, employee, person],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
