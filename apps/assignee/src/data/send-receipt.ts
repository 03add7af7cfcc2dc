import type { StoredReceipt } from '@homeport/model/documents';
import type { UploadOptions } from '@homeport/ui/upload/xhr-upload.ts';
import { sendFile, type UploadedFile } from './send-file.ts';

/** A stored receipt, with what its text seems to say where it has one. */
export type UploadedReceipt = UploadedFile & Partial<Pick<StoredReceipt, 'proposed'>>;

/**
 * Sends the photo or PDF of a receipt; `key` makes that a repeated call with the same `report` stores it once. The report tells
 * in which country it may be from. Refusals are `Problem`s.
 */
export const sendReceipt = (
  file: { readonly name: string; readonly blob: Blob },
  key: string,
  options: UploadOptions,
  report?: string,
): Promise<UploadedReceipt> => sendFile('file-storage/expense-receipt', file, report ? { report } : {}, key, options);
