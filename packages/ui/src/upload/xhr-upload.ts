/** Bytes on their way. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}
export interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}
/** Sends one file and answers what the server made of it. Rejects on failure and on abort. */
export type Upload<R> = (file: File, options: UploadOptions) => Promise<R>;

export interface XhrRequest extends UploadOptions {
  readonly url: string;
  readonly method?: 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: XMLHttpRequestBodyInit;
}
export interface XhrAnswer {
  readonly status: number;
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown;
  readonly header: (name: string) => string | null;
}
/** The network gave up before the server answered. */
class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

/** One request with progress of what was sent, which `fetch` cannot tell. Every status is an answer, not an error. */
export function uploadByXhr({
  url,
  method = 'POST',
  headers = {},
  body,
  signal,
  onProgress,
}: XhrRequest): Promise<XhrAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const done = () => signal.removeEventListener('abort', abort);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress({ sent: event.loaded, total: event.total });
    };
    request.onload = () => {
      done();
      resolve({
        status: request.status,
        body: readBody(request.responseText),
        header: (name) => request.getResponseHeader(name),
      });
    };
    request.onerror = () => {
      done();
      reject(new UploadFailed('The network gave up during an upload'));
    };
    request.onabort = () => {
      done();
      reject(signal.reason ?? new DOMException('Aborted', 'AbortError'));
    };
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    signal.addEventListener('abort', abort);
    request.send(body);
  });
}
function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
