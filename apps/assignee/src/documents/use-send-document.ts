import { Problem } from '@homeport/client';
import type { StoredFile } from '@homeport/ui/controls/FileField.tsx';
import type { UploadOptions } from '@homeport/ui/upload/xhr-upload.ts';
import { useState } from 'react';
import { sendFile } from '../data/send-file.ts';
import { smallerPhoto } from '../expenses/photo.ts';

/** Bytes of one document at most; the server takes a little more. */
export const fileBytes = 20_000_000;

/** Sends documents of a record; large photos are made smaller before. Why one was refused stands in `refusal`. */
export function useSendDocument(to: {
  readonly entity: string;
  readonly entityId: string;
  readonly attachmentType: string | null;
  readonly share?: string;
}): {
  readonly upload: (file: File, options: UploadOptions) => Promise<StoredFile>;
  readonly refusal: string | undefined;
} {
  const [refusal, setRefusal] = useState<string>();
  const upload = async (file: File, options: UploadOptions): Promise<StoredFile> => {
    setRefusal(undefined);
    const { attachmentType, ...about } = to;
    const parts = { purpose: 'DOCUMENT', ...about, ...(attachmentType ? { attachmentType } : {}) };
    try {
      const stored = await sendFile('file-storage', await smallerPhoto(file), parts, crypto.randomUUID(), options);
      return { id: stored.id, label: stored.name, size: stored.size };
    } catch (error) {
      if (error instanceof Problem && error.status !== 0 && !options.signal.aborted) setRefusal(error.message);
      throw error;
    }
  };
  return { upload, refusal };
}
