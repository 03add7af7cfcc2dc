import { defineRules } from '@homeport/grammar';
import { travelRefusals } from './travel.refusals.ts';
import { travelDocument } from './travel-document.entity.ts';

/** What is loaded before a document is saved. */
export interface DocumentFacts extends Readonly<Record<string, unknown>> {
  /** Whose family the named member belongs to; null when none is named. */
  readonly familyOf: string | null;
}

export const travelDocumentRules = defineRules<typeof travelDocument, DocumentFacts>(travelDocument, {
  check: ({ issueDate, expiryDate, assignee, dependant }, _, { familyOf }) => [
    ...(issueDate !== null && expiryDate !== null && expiryDate <= issueDate
      ? [travelRefusals.expiryBeforeIssue({}, 'expiryDate')]
      : []),
    ...(dependant !== null && familyOf !== assignee.id ? [travelRefusals.notOfFamily({}, 'dependant')] : []),
  ],
});
