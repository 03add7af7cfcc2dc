/** The door of files: uploads checked and stored, bytes by keys of ours, their limits. */
export type { ArchiveEntry } from './archive-check.ts';
export { fileRefusals } from './file-refusals.ts';
export { type FileKind, identify as identifyUpload, type KindName } from './identify.ts';
export { fileLimits } from './limits.ts';
export { type Files, newFileKey, openLocalFiles, thumbnailKey } from './local-files.ts';
export { type Received, receive } from './receive.ts';
export { type KnownKeys, sweepFiles } from './sweep.ts';
export { type TakeInOptions, type TakenIn, takeIn, type Upload } from './take-in.ts';
