import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isObject, isRefusal, type Refusal } from '@homeport/grammar';
import { fileRefusals } from './file-refusals.ts';

const megabyte = 1_000_000;

/** An upload that lies in a temporary file, counted and hashed while it arrived. Disposing removes it. */
export interface Received extends AsyncDisposable {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  bytes(): Promise<Buffer>;
}

/** Refuses with `tooLarge` once more than `limit` bytes went through; counts and hashes them. */
export function measure(limit: number): Transform & { size: () => number; sha256: () => string } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit)
        return done(new RefusedError(fileRefusals.tooLarge({ megabytes: Math.floor(limit / megabyte) })));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return Object.assign(stream, { size: () => size, sha256: () => hash.digest('hex') });
}

/** Carries a refusal through a stream pipeline. */
class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Writes a stream to a file of ours in `folder`, never holding more than a chunk in memory. */
export async function receive(
  stream: NodeJS.ReadableStream,
  where: { readonly folder: string; readonly limit: number },
): Promise<Received | Refusal> {
  // A connection may end before anybody listens.
  stream.on('error', () => {});
  await mkdir(where.folder, { recursive: true, mode: 0o700 });
  const path = join(where.folder, `${randomBytes(16).toString('hex')}.part`);
  const remove = () => rm(path, { force: true });
  const counted = measure(where.limit);
  try {
    await pipeline(stream, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await remove();
    const refusal = refusalOf(error, stream, where.limit);
    if (isRefusal(refusal)) return refusal;
    throw error;
  }
  if (counted.size() === 0) {
    await remove();
    return fileRefusals.empty();
  }
  const sha256 = counted.sha256();
  return { path, size: counted.size(), sha256, bytes: () => readFile(path), [Symbol.asyncDispose]: remove };
}

/** Nowhere to write to. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Our own limit, a connection that ended early; anything else (a full disk) is a fault. */
function refusalOf(error: unknown, stream: NodeJS.ReadableStream, limit: number): Refusal | undefined {
  if (error instanceof RefusedError) return error.refusal;
  const code = isObject(error) ? error.code : undefined;
  // The pipeline ends the stream with the error of the disk: that is no fault of who sends.
  if (typeof code === 'string' && diskCodes.has(code)) return undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileRefusals.tooLarge({ megabytes: Math.floor(limit / megabyte) });
  const isCutOff =
    code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || ('errored' in stream && stream.errored === error);
  return isCutOff ? fileRefusals.interrupted() : undefined;
}
