import { addressOf, bearer, call, callBytes, Problem, readProblem } from '@homeport/client';
import type { StoredFile } from '@homeport/model/documents';
import type { RecordFiles } from '@homeport/ui/records/host/record-host.ts';
import { type UploadOptions, uploadByXhr } from '@homeport/ui/upload/xhr-upload.ts';

/** Fields whose files are sent before their record is saved, by their own call. */
const ownCalls: Readonly<Record<string, string>> = {
  'caseExpense.receipt': 'file-storage/expense-receipt',
  'person.photo': 'file-storage/profile-picture',
};
/** Fields that say what their file is for. */
const purposes: Readonly<Record<string, string>> = {
  'theme.logo': 'LOGO',
  'theme.logoDark': 'LOGO',
  'theme.favicon': 'LOGO',
  'theme.background': 'LOGO',
};

/** Sends one file with its other parts and answers the server's JSON. */
export async function sendFile<A>(
  path: string,
  file: File,
  parts: Readonly<Record<string, string>>,
  options: UploadOptions,
): Promise<A> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  body.append('file', file, file.name);
  const headers = { ...(await bearer()), accept: 'application/json' };
  const answer = await uploadByXhr({ url: addressOf(path), headers, body, ...options }).catch((error: unknown) => {
    if (options.signal.aborted) throw error;
    throw new Problem({ status: 0, code: 'request.unreachable' });
  });
  if (answer.status >= 200 && answer.status < 300) return answer.body as A;
  throw readProblem(answer.status, answer.body, answer.header('retry-after'));
}

/** Hands bytes to the browser as a download. */
export function saveBytes(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download has its own hold on the bytes by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const isShowable = (type: string): boolean => type === 'application/pdf' || /^image\/(jpeg|png|webp|gif)$/.test(type);

/** Stored files over HTTP. `prefix` leads into another tenant. */
export function fileCalls(prefix: string): Omit<RecordFiles, 'maxBytes'> {
  return {
    of: async (entity, id, signal) => {
      const query = { entity: entity.name, entityId: id };
      const answer = await call<{ content: readonly StoredFile[] }>('GET', `${prefix}file-storage`, { query, signal });
      return answer.content.map((file) => ({
        id: file.id,
        name: file.name,
        size: file.size,
        created: file.created,
        isPicture: file.contentType.startsWith('image/'),
      }));
    },
    bytes: (id, how = {}) =>
      callBytes(
        how.preview ? `${prefix}file-storage/thumbnail/${id}` : `${prefix}file-storage/raw/${id}?inline=true`,
        how.signal,
      ),
    open: async (id, name) => {
      const blob = await callBytes(`${prefix}file-storage/raw/${id}?inline=true`);
      const page = isShowable(blob.type) ? window.open('', '_blank') : null;
      if (!page) saveBytes(blob, name);
      else {
        page.opener = null;
        page.location.href = URL.createObjectURL(blob);
      }
    },
    waits: (key, record) => {
      if (record !== null || ownCalls[key]) return undefined;
      const [, picture] = /\.(logo|background)/.exec(key) ?? [];
      return picture === 'logo' || picture === 'background' ? picture : 'other';
    },
    upload: (key, record) => async (file, options) => {
      const own = ownCalls[key];
      const [entity = ''] = key.split('.');
      const parts: Record<string, string> = own
        ? {}
        : { entity, entityId: record ?? '', purpose: purposes[key] ?? 'DOCUMENT' };
      const stored = await sendFile<StoredFile>(`${prefix}${own ?? 'file-storage'}`, file, parts, options);
      return { id: stored.id, label: stored.name, size: stored.size };
    },
  };
}
