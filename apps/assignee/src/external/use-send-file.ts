import { Problem } from '@homeport/client';
import { uploadExternalFile } from '@homeport/model/external';
import type { StoredFile } from '@homeport/ui/controls/FileField.tsx';
import type { UploadOptions } from '@homeport/ui/upload/xhr-upload.ts';
import { useState } from 'react';
import { sendFile } from '../data/send-file.ts';
import { smallerPhoto } from '../expenses/photo.ts';

/** Sends files for the service of a link; large photos are made smaller before. Why one was refused stands in `refusal`. */
export function useSendFile(token: string) {
  const [refusal, setRefusal] = useState<string>();
  const upload = async (file: File, options: UploadOptions): Promise<StoredFile> => {
    setRefusal(undefined);
    try {
      const small = await smallerPhoto(file);
      const stored = await sendFile(uploadExternalFile.path, small, { token }, crypto.randomUUID(), options);
      return { id: stored.id, label: stored.name, size: stored.size };
    } catch (error) {
      if (error instanceof Problem && error.status !== 0 && !options.signal.aborted) setRefusal(error.message);
      throw error;
    }
  };
  return { upload, refusal };
}
export type SendFile = ReturnType<typeof useSendFile>;
