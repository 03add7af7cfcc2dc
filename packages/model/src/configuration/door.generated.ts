// Written by `npm run derive`: the door of the domain, what others take of it.
export { type ConfigurationBundle, configurationBundle } from './configuration-bundle.entity.ts';
export { configurationRefusals } from './configuration.refusals.ts';
export { type BundleDifference, type BundleField, type BundleLogLine, type BundlePart, type BundleProblem, type BundleRow, applyConfiguration, bundleLimits, configurationDifference, configurationLog, configurationSigner, exportConfiguration, rollBackConfiguration, trustInstallation, uploadConfiguration } from './configuration.routes.ts';
export { type TrustedInstallation, trustedInstallation } from './trusted-installation.entity.ts';
