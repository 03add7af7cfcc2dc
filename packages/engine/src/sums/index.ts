/** The door of sums: what a list finds, counted and added up. */
export { type FindSource, type FoundRecord, findRecords } from './find-records.ts';
export { planMatching, type Sum, type Sums, type SumsSource, type SumsWish, sumsOf } from './plan-sums.ts';
export { type SimilarRecord, type SimilarSource, similarRecords } from './similar-records.ts';
