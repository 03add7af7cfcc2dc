// Written by `npm run derive`: the door of the domain, what others take of it.
export { type BatchUpdate, batchUpdate } from './batch-update.entity.ts';
export { type BatchPreview, type BatchPreviewRow, type BatchSetup, batchLimits, batchSetup, previewBatch, startBatch, undoBatch } from './batch-updates.routes.ts';
export { type BinLine, type BinPage, binLimits, binPage, restoreDeleted } from './bin.routes.ts';
export { type BulkAnswer, type BulkResult, type BulkRow, bulkDeed, bulkJob, bulkLimits, undoBulkJob } from './bulk.routes.ts';
export { type FoundRecord, findEverywhere } from './find.routes.ts';
export { type ListSum, type ListSums, listSums } from './lists.routes.ts';
export { type SavedView, savedView } from './saved-view.entity.ts';
export { savedViewRules } from './saved-view.rules.ts';
export { type SimilarName, similarNames } from './similar.routes.ts';
export { viewsRefusals } from './views.refusals.ts';
