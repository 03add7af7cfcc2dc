import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Refusal } from '@homeport/grammar';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawAnswer } from '../../context.ts';
import { requestRefusals } from '../../rights/request-refusals.ts';
import { outstandingOf, worthNoting } from '../limits/outstanding.ts';
import type { Outgoing } from '../operation.ts';
import { fairPacking } from './fair-packing.ts';
import { apiHeaders } from './headers.ts';
import { packingOf } from './packing.ts';

/** One line for all answers of the process, as its processors are. */
const pack = fairPacking();
/** Below this many characters compressing costs more than it saves. */
const worthCompressing = 8192;

/** More headers for one answer. */
export type More = Readonly<Record<string, string>>;

/**
 * Writes an answer straight to the connection. The API's answers need no hook and no serialiser, so Fastify is told that the
 * reply is ours; on a list of twenty rows that is a fifth of the server's own time. A large one is packed in the line of `tenant`.
 */
export async function writeAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  outgoing: Outgoing,
  more?: More,
  tenant = '',
): Promise<void> {
  reply.hijack();
  const response = reply.raw;
  const headers: Record<string, string | number> = { ...apiHeaders, 'x-request-id': request.id, ...more };
  if (outgoing.version !== undefined) headers.etag = `"${outgoing.version}"`;
  if (outgoing.location !== undefined) headers.location = outgoing.location;
  if (outgoing.isReplayed) headers['idempotent-replayed'] = 'true';
  if (outgoing.raw) return writeRaw(request, response, outgoing.status, outgoing.raw, headers);
  if (outgoing.text === undefined) {
    response.writeHead(outgoing.status, headers);
    response.end();
    return;
  }
  headers['content-type'] ??= 'application/json; charset=utf-8';
  await writeText(request, response, outgoing.status, outgoing.text, headers, tenant);
}

async function writeText(
  request: FastifyRequest,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string | number>,
  tenant: string,
): Promise<void> {
  if (text.length <= worthCompressing) {
    headers['content-length'] = Buffer.byteLength(text);
    response.writeHead(status, headers);
    response.end(text);
    return;
  }
  const packing = packingOf(request.headers['accept-encoding']);
  const bytes = packing === 'identity' ? Buffer.from(text) : await pack(text, packing, tenant);
  hold(request, response, bytes.length);
  response.writeHead(status, {
    ...headers,
    ...(packing === 'identity' ? {} : { 'content-encoding': packing }),
    vary: 'accept-encoding',
    'content-length': bytes.length,
  });
  response.end(bytes);
}

/** Notes that a large answer waits for its reader; refused where that reader's others already wait. */
function hold(request: FastifyRequest, response: ServerResponse, bytes: number): void {
  // Who went away already waits for nothing, and will never say so again: its closing is over.
  if (bytes < worthNoting || response.closed) return;
  const counted = outstandingOf(request.server.server);
  const { socket, ip } = request;
  if (!counted || !socket) return;
  if (!counted.take(socket, ip, bytes)) throw new UnreadError();
  response.once('close', () => counted.give(socket, ip, bytes));
}

/** Too much waits to be read already: told as a refusal, which is small. */
class UnreadError extends Error {
  readonly refusal: Refusal = { ...requestRefusals.busy(), retryAfter: 5 };
}

/** Bytes, as a download unless they are a picture or text of ours; a browser never guesses what they are. */
async function writeRaw(
  request: FastifyRequest,
  response: ServerResponse,
  status: number,
  raw: RawAnswer,
  headers: Record<string, string | number>,
): Promise<void> {
  Object.assign(headers, raw.headers);
  headers['content-type'] = raw.type;
  headers['content-disposition'] = raw.download === undefined ? 'inline' : disposition(raw.download);
  if (typeof raw.body === 'string' || raw.body instanceof Uint8Array) {
    const bytes = typeof raw.body === 'string' ? Buffer.from(raw.body) : raw.body;
    headers['content-length'] = bytes.byteLength;
    hold(request, response, bytes.byteLength);
    response.writeHead(status, headers);
    response.end(bytes);
    return;
  }
  const stream = raw.body as Readable;
  // The first bytes decide: a stream that cannot start is still an error with a status of its own.
  await new Promise<void>((resolve, reject) => {
    stream.once('readable', resolve).once('end', resolve).once('error', reject);
  });
  response.writeHead(status, headers);
  if (request.method === 'HEAD') {
    stream.destroy();
    response.end();
    return;
  }
  await pipeline(stream, response).catch(() => response.destroy());
}

/** A file name in a header, by RFC 6266: plain characters, and the real name for those who can read it. */
export function disposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\;%/]/g, '_')
    .slice(0, 150);
  const full = encodeURIComponent(name.slice(0, 150).toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
