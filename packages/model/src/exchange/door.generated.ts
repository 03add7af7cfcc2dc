// Written by `npm run derive`: the door of the domain, what others take of it.
export { type ImportColumn, type ImportRows, type ImportTarget, type ImportUpload, exportLater, exportNow, importRows, importTemplate, runImport, undoImport, uploadImport } from './exchange.routes.ts';
export { importMatch } from './import-match.entity.ts';
export { type DeadLetterLine, type JobLine, cancelJob, deadEvents, jobShape, myJobs, oneJob, retryDeadEvents } from './jobs.routes.ts';
