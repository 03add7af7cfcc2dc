import type { IncomingMessage } from 'node:http';
import { certain, type Refusal } from '@homeport/grammar';
import { requestRefusals as no } from '../rights/request-refusals.ts';

/** Reads a request's body into memory, up to `max` bytes and within `milliseconds`. */
export function readBody(request: IncomingMessage, max: number, milliseconds: number): Promise<Buffer | Refusal> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > max) return Promise.resolve(no.tooLarge({ max }));
  if (declared === 0 && request.headers['transfer-encoding'] === undefined) return Promise.resolve(empty);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => finish(no.tooSlow()), milliseconds);
    const finish = (result: Buffer | Refusal): void => {
      clearTimeout(timer);
      request.off('data', take).off('end', end).off('error', broken).off('close', broken);
      resolve(result);
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > max) {
        request.pause();
        finish(no.tooLarge({ max }));
      } else chunks.push(chunk);
    };
    const end = (): void => finish(chunks.length === 1 ? certain(chunks[0]) : Buffer.concat(chunks));
    const broken = (): void => finish(no.badBody());
    request.on('data', take).on('end', end).on('error', broken).on('close', broken);
  });
}
const empty = Buffer.alloc(0);

/** Whether a Content-Type is JSON in UTF-8. */
export function isJson(type: string | undefined): boolean {
  if (type === undefined) return false;
  const [essence = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (essence !== 'application/json') return false;
  const charset = parameters.find((p) => p.startsWith('charset='));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset);
}
