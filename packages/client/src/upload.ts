import { ClientProblem, offline, problemOf } from './problem.ts';

export interface Uploading {
  readonly address: string;
  readonly form: FormData;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes sent so far, and in all. */
  readonly onProgress?: (sent: number, total: number) => void;
  readonly signal?: AbortSignal;
}
export type Upload = (uploading: Uploading) => Promise<string>;

/** Sends a form with progress, which fetch cannot tell. Answers the text, throws `ClientProblem`. */
export const xhrUpload: Upload = ({ address, form, headers, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.responseText);
      else problemOf(responseOf(request)).then(reject, reject);
    };
    request.onerror = () => reject(offline(new Error('upload failed')));
    request.onabort = () => reject(signal?.reason ?? new ClientProblem({ code: 'client.aborted', status: 0, title: 'The upload was stopped.' }));
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop, { once: true });
    request.send(form);
  });

const responseOf = (request: XMLHttpRequest): Pick<Response, 'status' | 'headers' | 'text'> => ({
  status: request.status,
  headers: new Headers(request.getResponseHeader('retry-after') === null ? {} : { 'retry-after': request.getResponseHeader('retry-after') as string }),
  text: () => Promise.resolve(request.responseText),
});

/** A form whose file comes last, so that the server can pass it on while it arrives. */
export function formOf(file: Blob, name: string, parts: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(parts)) {
    if (value !== undefined && value !== null) form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.append('file', file, name);
  return form;
}
