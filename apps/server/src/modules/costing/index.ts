/** What other domains ask of costs. */
export { viewOf } from './case-estimates.ts';
export { loadChangedEstimate } from './load-changed-estimate.ts';
export { estimateWords } from './paper/estimate-words.data.ts';
export { labelIn } from './paper/label-in.ts';
