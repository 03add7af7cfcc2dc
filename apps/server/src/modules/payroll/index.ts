/** What other domains do with pay. */
export { callInPaybacks } from './payback-deeds.ts';
