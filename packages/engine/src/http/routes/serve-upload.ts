import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { Context, UploadedFile, UploadedPart } from '../../context.ts';
import type { Run } from '../../pipeline/engine.ts';
import { claimKey, isAnswered, type KeptAnswer, type Key, storeAnswer } from '../../pipeline/idempotency.ts';
import { within } from '../../pipeline/run.ts';
import type { Outgoing } from '../operation.ts';

export interface UploadParts {
  readonly run: Run;
  readonly file: UploadedPart;
  /** Its fingerprint covers everything but the bytes of the file. */
  readonly key: Key | undefined;
  /** What handlers are given of a run. */
  contextOf(run: Run): Context;
  /** What the call answers of what the handler came to. */
  outgoing(result: unknown): Outgoing | Refusal;
  handle(file: UploadedFile): Promise<unknown>;
}

/**
 * Serves a call that brings a file. It may take minutes to arrive and seconds to be looked at, so no transaction is open
 * meanwhile: key, fingerprint and answer are stored with the effect, at its end. A repeated call is read to the end (its bytes
 * are part of what the key stands for) and given the first answer, without being checked or stored again.
 */
export async function serveUpload(parts: UploadParts): Promise<Outgoing | Refusal> {
  const { run, key } = parts;
  const file = { ...parts.file, ...hashed(parts.file.stream) };
  const whole = (): Key | undefined => key && { key: key.key, fingerprint: `${key.fingerprint}.${file.digest()}` };
  let known: KeptAnswer | undefined;
  let isStored = false;
  const once: UploadedFile['once'] = (work) => {
    isStored = true;
    const claimed = whole();
    return within(run, { repeatable: true }, async (inside) => {
      const before = claimed && (await claimKey(inside.open.tx, claimed));
      if (isRefusal(before)) return before;
      if (before) {
        known = before;
        return JSON.parse(before.text) as never;
      }
      const result = await work(parts.contextOf(inside));
      if (isRefusal(result) || !claimed) return result;
      const answer = parts.outgoing(result);
      if (isRefusal(answer)) return answer;
      await storeAnswer(inside.open.tx, claimed, answer.status, answer.text ?? '');
      return result;
    }) as never;
  };
  const wasAnswered = key && (await within(run, {}, ({ open }) => isAnswered(open.tx, key)));
  if (isRefusal(wasAnswered)) return wasAnswered;
  if (wasAnswered) await finished(file.stream.resume()).catch(() => {});
  const result = wasAnswered
    ? await once(() => Promise.reject(new Error('an answer that was kept is gone')))
    : await parts.handle({ name: file.name, type: file.type, stream: file.stream, once });
  if (isRefusal(result)) return result;
  if (!isStored) throw new Error('an upload was answered without being stored under its key');
  return known ? { status: known.status, text: known.text, isReplayed: true } : parts.outgoing(result);
}

/** The stream as it is read, and the hash of what was read of it. */
function hashed(stream: NodeJS.ReadableStream): { stream: Transform; digest(): string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  // A connection may end before anybody reads.
  through.on('error', () => {});
  stream.on('error', (error) => through.destroy(error));
  stream.on('close', () => {
    if (!through.writableEnded) through.destroy();
  });
  let digest: string | undefined;
  return { stream: stream.pipe(through), digest: () => (digest ??= hash.digest('base64url')) };
}
