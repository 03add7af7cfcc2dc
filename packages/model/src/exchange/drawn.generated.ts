// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { importMatch } from './import-match.entity.ts';

export const domain: Domain = {
  name: 'exchange',
  entities: [importMatch],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
