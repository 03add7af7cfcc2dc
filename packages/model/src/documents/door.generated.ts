// Written by `npm run derive`: the door of the domain, what others take of it.
export { type Attachment, attachment } from './attachment.entity.ts';
export { documentPassage } from './document-passage.entity.ts';
export { type DocumentReading, documentReading } from './document-reading.entity.ts';
export { documentVersion } from './document-version.entity.ts';
export { addVersion, confirmRead, openDocument, publishDocument } from './document.actions.ts';
export { type Document, document, libraryFor } from './document.entity.ts';
export { documentApproved, documentConfirmed, documentRejected, documentRequested, documentShared, documentSubmitted } from './document.events.ts';
export { type ReadingState, readingState } from './document.rules.ts';
export { documentRefusals } from './documents.refusals.ts';
export { type StoredFile, type StoredReceipt, listFiles, rawFile, thumbnail, uploadCaseVideo, uploadFile, uploadMessageFile, uploadProfilePicture, uploadReceipt } from './documents.routes.ts';
export { mailTemplate } from './mail-template.entity.ts';
export { approveDocument, rejectDocument, remindDocument, submitDocument } from './required-document.actions.ts';
export { type RequiredDocument, requiredDocument } from './required-document.entity.ts';
export { type RequirementState, acceptedTypes, inRequirementOrder, refuseType, requirementState, requirementTitle } from './required-document.rules.ts';
export { uploadRefusals } from './upload-refusals.data.ts';
