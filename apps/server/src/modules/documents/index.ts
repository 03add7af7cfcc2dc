/** The door of documents. */

export { keepCaseDocument } from './case-document.ts';
export { fileOf } from './document-handlers.ts';
export { downloadOf } from './file-bytes.ts';
export type { FileServices } from './file-services.ts';
export { findPassages } from './find-passages.ts';
export { findText } from './find-text.ts';
export { documentsModule } from './module.ts';
export { refuseOverQuota } from './quota.ts';
export { callerOf } from './see-file.ts';
export { recordFile, refuseExpired, shownFile } from './stored-file.ts';
export { type SystemContext, sweepJob } from './sweep-files.ts';
export { passagesOf } from './text.rules.ts';
export { storeUpload } from './upload.ts';
