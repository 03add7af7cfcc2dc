import { defineRules, inputRefusals } from '@homeport/grammar';
import { type Document, document } from './document.entity.ts';
import type { DocumentReading } from './document-reading.entity.ts';
import { documentRefusals as no } from './documents.refusals.ts';

export const documentRules = defineRules(document, {
  check: (record) => {
    const { fields } = document;
    if (record.category === 'LIBRARY')
      return record.librarySection
        ? []
        : [inputRefusals.required({ label: fields.librarySection.label }, 'librarySection')];
    const missing = [];
    if (!record.caseDetailId) missing.push(inputRefusals.required({ label: fields.caseDetail.label }, 'caseDetailId'));
    if (!record.ownerId) missing.push(inputRefusals.required({ label: fields.owner.label }, 'ownerId'));
    return missing;
  },
  guards: { hasFile: (record) => (record.file ? undefined : no.noFile()) },
});

/** How far a shared document is for its reader; the first that holds. */
export type ReadingState = 'toSign' | 'toRead' | 'new' | 'signed' | 'confirmed' | 'seen';

/** Where a reader stands with a document: what it asks of them, or what they did. */
export function readingState(
  of: Pick<Document, 'requiresSignature' | 'requiresConfirmation' | 'signedAt' | 'versionNumber'>,
  reading: Pick<DocumentReading, 'openedAt' | 'confirmedVersion'> | undefined,
): ReadingState {
  if (of.requiresSignature) return of.signedAt ? 'signed' : 'toSign';
  if (of.requiresConfirmation)
    return reading?.confirmedVersion && reading.confirmedVersion === of.versionNumber ? 'confirmed' : 'toRead';
  return reading?.openedAt ? 'seen' : 'new';
}
