/** What other domains ask of costs. */
export { loadChangedEstimate } from './load-changed-estimate.ts';
