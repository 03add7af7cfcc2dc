// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { configurationBundle } from './configuration-bundle.entity.ts';
import { trustedInstallation } from './trusted-installation.entity.ts';

export const domain: Domain = {
  name: 'configuration',
  entities: [configurationBundle, trustedInstallation],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
