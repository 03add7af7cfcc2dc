/** What other domains do with pay. */
export { callInPaybacks, paybacksDue } from './payback-deeds.ts';
