import type { HomeAsks } from '../data/home-card.ts';
import { noticesQuery, phasesQuery, reportsQuery } from '../data/queries.ts';
import { caseDocumentsQuery, requiredQuery } from '../documents/document-data.ts';
import { formsQuery } from '../forms/queries.ts';
import { readingsQuery } from '../library/library-data.ts';
import { servicesQuery } from '../services/queries.ts';
import { surveysQuery } from '../surveys/queries.ts';
import { timelineQuery } from '../timeline/queries.ts';
import { homeWords } from './words.ts';

/** Where one stands, and what there is to do. */
export const homeAsks: HomeAsks = {
  words: [homeWords],
  asks: ({ now, isGuest }) => [
    ...[servicesQuery, formsQuery, phasesQuery, noticesQuery].map((query) => now(query)),
    ...(isGuest
      ? []
      : [surveysQuery, reportsQuery, requiredQuery, caseDocumentsQuery, readingsQuery].map((query) => now(query))),
  ],
  ofAssignment: ({ now }, assignment) => (assignment ? [now(timelineQuery(assignment.id))] : []),
};
