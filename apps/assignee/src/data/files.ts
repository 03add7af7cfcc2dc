import { addressOf, bearer, callBytes, Problem, readProblem } from '@homeport/client';
import { type UploadOptions, uploadByXhr } from '@homeport/ui/upload/xhr-upload.ts';
import { useEffect, useState } from 'react';

/** A stored file as an upload answers it. */
interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
}
/** Sends the photo or PDF of a receipt; `key` makes that a repeated call stores it once. Refusals are `Problem`s. */
export async function sendReceipt(
  file: { readonly name: string; readonly blob: Blob },
  key: string,
  options: UploadOptions,
): Promise<UploadedFile> {
  const body = new FormData();
  body.append('file', file.blob, file.name);
  const headers = { ...(await bearer()), accept: 'application/json', 'idempotency-key': key };
  const answer = await uploadByXhr({ url: addressOf('file-storage/expense-receipt'), headers, body, ...options }).catch(
    (error) => {
      if (options.signal.aborted) throw error;
      throw new Problem({ status: 0, code: 'request.unreachable' });
    },
  );
  if (answer.status >= 200 && answer.status < 300) return answer.body as UploadedFile;
  throw readProblem(answer.status, answer.body, answer.header('retry-after'));
}

export interface FileView {
  /** Address of the bytes inside this page; undefined while they are loaded. */
  readonly url?: string;
  readonly type?: string;
  readonly hasFailed: boolean;
}
const nothing: FileView = { hasFailed: false };

/** The bytes of a stored file as an address a picture can show. They are asked for with the token and let go after. */
export function useFileView(id: string | null | undefined, size: 'full' | 'thumbnail'): FileView {
  const [view, setView] = useState<FileView>(nothing);
  useEffect(() => {
    setView(nothing);
    if (!id) return;
    const abort = new AbortController();
    let url: string | undefined;
    const path = size === 'full' ? `file-storage/raw/${id}?inline=true` : `file-storage/thumbnail/${id}`;
    callBytes(path, abort.signal).then(
      (blob) => {
        url = URL.createObjectURL(blob);
        setView({ url, type: blob.type, hasFailed: false });
      },
      () => {
        if (!abort.signal.aborted) setView({ hasFailed: true });
      },
    );
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, size]);
  return view;
}
