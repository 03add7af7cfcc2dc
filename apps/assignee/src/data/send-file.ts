import { addressOf, bearer, Problem, readProblem } from '@homeport/client';
import { type UploadOptions, uploadByXhr } from '@homeport/ui/upload/xhr-upload.ts';

/** A stored file as an upload answers it. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly status: string;
}
/** Sends a file with its other parts; `key` makes that a repeated call stores it once. Refusals are `Problem`s. */
export async function sendFile(
  path: string,
  file: { readonly name: string; readonly blob: Blob },
  parts: Readonly<Record<string, string>>,
  key: string,
  options: UploadOptions,
): Promise<UploadedFile> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  body.append('file', file.blob, file.name);
  const headers = { ...(await bearer()), accept: 'application/json', 'idempotency-key': key, 'x-file-last': 'true' };
  const answer = await uploadByXhr({ url: addressOf(path), headers, body, ...options }).catch((error) => {
    if (options.signal.aborted) throw error;
    throw new Problem({ status: 0, code: 'request.unreachable' });
  });
  if (answer.status >= 200 && answer.status < 300) return answer.body as UploadedFile;
  throw readProblem(answer.status, answer.body, answer.header('retry-after'));
}
