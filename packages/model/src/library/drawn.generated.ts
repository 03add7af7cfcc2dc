// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { audience } from './audience.entity.ts';
import { librarySection } from './library-section.entity.ts';

export const domain: Domain = {
  name: 'library',
  entities: [audience, librarySection],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
