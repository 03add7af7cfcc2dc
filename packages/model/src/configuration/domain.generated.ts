// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { configurationBundle } from './configuration-bundle.entity.ts';
import { configurationRefusals } from './configuration.refusals.ts';
import { applyConfiguration, configurationDifference, configurationLog, exportConfiguration, rollBackConfiguration, uploadConfiguration } from './configuration.routes.ts';

export const domain: Domain = {
  name: 'configuration',
  entities: [configurationBundle],
  actions: [],
  routes: [applyConfiguration, configurationDifference, configurationLog, exportConfiguration, rollBackConfiguration, uploadConfiguration],
  events: [],
  refusals: [configurationRefusals],
  rules: [],
  screens: [],
};
