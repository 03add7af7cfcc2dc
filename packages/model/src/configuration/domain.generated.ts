// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { configurationBundle } from './configuration-bundle.entity.ts';
import { configurationRefusals } from './configuration.refusals.ts';
import { applyConfiguration, configurationDifference, configurationLog, configurationSigner, exportConfiguration, rollBackConfiguration, trustInstallation, uploadConfiguration } from './configuration.routes.ts';
import { trustedInstallation } from './trusted-installation.entity.ts';

export const domain: Domain = {
  name: 'configuration',
  entities: [configurationBundle, trustedInstallation],
  actions: [],
  routes: [applyConfiguration, configurationDifference, configurationLog, configurationSigner, exportConfiguration, rollBackConfiguration, trustInstallation, uploadConfiguration],
  events: [],
  refusals: [configurationRefusals],
  rules: [],
  screens: [],
};
