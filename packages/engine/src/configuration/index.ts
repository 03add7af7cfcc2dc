/** The door of configuration: a tenant's settings as one file that stands anywhere, compared, taken over and taken back. */
export {
  type Bundle,
  type BundleFault,
  bundleFormat,
  bundleVersion,
  readBundle,
  type Signer,
  signerOf,
  signerOfKey,
  writeBundle,
} from './bundle-file.ts';
export { canonical } from './canonical.ts';
export {
  type Difference,
  differences,
  leavesBetween,
  nameInBundle,
  type Problem,
  type RecordDifference,
} from './differences.ts';
export { configurationOf, naturalKey, tokensIn, travels } from './portable.ts';
export { readAll, readThese } from './read-all.ts';
export { type Configuration, idsOfOthers, readConfiguration } from './read-configuration.ts';
export { sayField, sayKey, sayKind, sayName, sayTitle, sayValue } from './say-value.ts';
export { type Refused, writeConfiguration } from './write-configuration.ts';
