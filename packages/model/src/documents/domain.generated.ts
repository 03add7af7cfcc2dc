// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { attachment } from './attachment.entity.ts';
import { documentPassage } from './document-passage.entity.ts';
import { documentReading } from './document-reading.entity.ts';
import { documentVersion } from './document-version.entity.ts';
import { addVersion, confirmRead, openDocument, publishDocument } from './document.actions.ts';
import { document } from './document.entity.ts';
import { documentApproved, documentConfirmed, documentRejected, documentRequested, documentShared, documentSubmitted } from './document.events.ts';
import { documentRules } from './document.rules.ts';
import { documentsInReviewCard, documentsOverdueCard, draftDocumentsCard } from './documents.cards.ts';
import { documentRefusals } from './documents.refusals.ts';
import { listFiles, rawFile, thumbnail, uploadCaseVideo, uploadFile, uploadMessageFile, uploadProfilePicture, uploadReceipt } from './documents.routes.ts';
import { builderDocuments, builderRelocationDocuments, builderRequiredDocuments } from './documents.screens.ts';
import { mailTemplate } from './mail-template.entity.ts';
import { approveDocument, confirmRequired, rejectDocument, remindDocument, submitDocument } from './required-document.actions.ts';
import { requiredDocument } from './required-document.entity.ts';
import { requiredDocumentRules } from './required-document.rules.ts';

export const domain: Domain = {
  name: 'documents',
  entities: [attachment, documentPassage, documentReading, documentVersion, document, mailTemplate, requiredDocument],
  actions: [addVersion, confirmRead, openDocument, publishDocument, approveDocument, confirmRequired, rejectDocument, remindDocument, submitDocument],
  routes: [listFiles, rawFile, thumbnail, uploadCaseVideo, uploadFile, uploadMessageFile, uploadProfilePicture, uploadReceipt],
  events: [documentApproved, documentConfirmed, documentRejected, documentRequested, documentShared, documentSubmitted],
  refusals: [documentRefusals],
  rules: [documentRules, requiredDocumentRules],
  screens: [builderDocuments, builderRelocationDocuments, builderRequiredDocuments],
  cards: [documentsInReviewCard, documentsOverdueCard, draftDocumentsCard],
};
