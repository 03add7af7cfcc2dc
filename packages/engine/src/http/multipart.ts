import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isBadText, isObject, isRefusal, type Refusal } from '@homeport/grammar';
import type { FastifyRequest } from 'fastify';
import type { UploadedPart } from '../context.ts';
import { requestRefusals as no } from '../rights/request-refusals.ts';

export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: UploadedPart;
  /** Removes what was kept aside; to be called after the answer. */
  done(): Promise<void>;
}
export interface UploadLimits {
  readonly fileSize: number;
  /** Where a file waits when other parts follow it. */
  readonly folder?: string;
}
const most = { fields: 40, fieldSize: 64 * 1024, fieldNameSize: 100, parts: 42, headerPairs: 20 } as const;

/**
 * Reads a multipart request with one part named `file`. When the file comes last it is handed on as it arrives; when other parts
 * follow (no `X-File-Last: true`), it first goes to a temporary file, because what to do with it depends on them.
 */
export async function readUpload(request: FastifyRequest, limits: UploadLimits): Promise<Upload | Refusal> {
  const parts = request.parts({ limits: { ...most, files: 1, fileSize: limits.fileSize } })[Symbol.asyncIterator]();
  const fields: Record<string, string> = {};
  const isLast = request.headers['x-file-last'] === 'true';
  let kept: { file: UploadedPart; folder: string } | undefined;
  let stream: ReadStream | undefined;
  const done = async (): Promise<void> => {
    // Opened as soon as it is made: whoever refused the call without reading leaves it open.
    stream?.destroy();
    if (kept) await rm(kept.folder, { recursive: true, force: true });
  };
  const refuse = (refusal: Refusal): Promise<Refusal> => done().then(() => refusal);
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value;
      if (part.type === 'field') {
        const text = addField(fields, part.fieldname, part.value, part.valueTruncated);
        if (isRefusal(text)) return refuse(text);
        continue;
      }
      if (part.fieldname !== 'file') {
        part.file.resume();
        return refuse({ ...no.badBody(), field: part.fieldname.slice(0, 100) });
      }
      const described = { name: nameOf(part.filename), type: part.mimetype };
      if (isLast) {
        // A form that ends in the middle of its file ends the file as well: whoever reads it would wait for ever.
        parts.next().catch((error: Error) => part.file.destroy(error));
        return { fields, file: { ...described, stream: part.file }, done };
      }
      const folder = await mkdtemp(join(limits.folder ?? tmpdir(), 'upload-'));
      kept = { file: { ...described, stream: undefined as never }, folder };
      await pipeline(part.file, createWriteStream(join(folder, 'file'), { flags: 'wx', mode: 0o600 }));
    }
  } catch (error) {
    return refuse(uploadRefusal(error, limits));
  }
  if (!kept) return { fields, done };
  stream = createReadStream(join(kept.folder, 'file'));
  // A call that is refused before anybody reads takes the file away under the stream.
  stream.on('error', () => {});
  return { fields, file: { ...kept.file, stream }, done };
}

function addField(fields: Record<string, string>, name: string, value: unknown, isCut: boolean): Refusal | undefined {
  if (isCut) return no.tooLarge({ max: most.fieldSize });
  if (typeof value !== 'string' || Object.hasOwn(fields, name) || name === '__proto__')
    return { ...no.badBody(), field: name.slice(0, 100) };
  fields[name] = value;
  return undefined;
}

/** The last part of the name a browser gives, without what no file system stores. */
function nameOf(given: string | undefined): string {
  const name = basename((given ?? '').replaceAll('\\', '/'))
    .normalize('NFC')
    .slice(0, 200)
    .trim();
  return name === '' || isBadText(name) ? 'file' : name;
}

/** What the parser says of a broken or oversized form. Anything else is a fault of ours (a full disk) and goes on. */
function uploadRefusal(error: unknown, limits: UploadLimits): Refusal {
  const code = isObject(error) ? error.code : undefined;
  if (
    code === 'FST_REQ_FILE_TOO_LARGE' ||
    code === 'FST_FILES_LIMIT' ||
    code === 'FST_PARTS_LIMIT' ||
    code === 'FST_FIELDS_LIMIT'
  ) {
    return no.tooLarge({ max: limits.fileSize });
  }
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EROFS') return { ...no.unavailable(), retryAfter: 30 };
  if (typeof code === 'string' && code.startsWith('E') && code !== 'ECONNRESET' && !code.startsWith('ERR_STREAM'))
    throw error;
  return no.badBody();
}
