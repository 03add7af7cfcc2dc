import type { UploadOptions } from '@homeport/ui/upload/xhr-upload.ts';
import { sendFile, type UploadedFile } from './send-file.ts';

/** Sends the photo or PDF of a receipt; `key` makes that a repeated call stores it once. Refusals are `Problem`s. */
export const sendReceipt = (
  file: { readonly name: string; readonly blob: Blob },
  key: string,
  options: UploadOptions,
): Promise<UploadedFile> => sendFile('file-storage/expense-receipt', file, {}, key, options);
