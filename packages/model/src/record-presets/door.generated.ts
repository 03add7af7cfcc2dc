// Written by `npm run derive`: the door of the domain, what others take of it.
export { coded } from './coded.ts';
export { conditionOn, pathOn } from './condition.ts';
export { asAWhole, undecided } from './decided.ts';
export { partyHelp } from './party.ts';
export { onePerService, serviceAccess, serviceDoers, servicePartAccess, serviceRecord, serviceStaff } from './service-record.ts';
export { vendor } from './vendor.ts';
export { inThreeLanguages, wordingSections } from './wording.ts';
