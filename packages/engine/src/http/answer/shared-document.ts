import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Packing, packingOf } from './packing.ts';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** A document that is the same for everybody: written and packed once, and sent to all from the same bytes. */
export interface SharedDocument {
  answer(request: FastifyRequest, reply: FastifyReply, headers: Readonly<Record<string, string>>): Promise<void>;
}

/** The document of a text, which is asked for with the first request. */
export function sharedDocument(textOf: () => string): SharedDocument {
  let written: { readonly bytes: Buffer; readonly tag: string } | undefined;
  const packed = new Map<Packing, Promise<Buffer>>();
  const make = () => {
    const bytes = Buffer.from(textOf());
    return { bytes, tag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
  };
  const document = () => (written ??= make());
  const bytesIn = (packing: Packing): Promise<Buffer> => {
    const { bytes } = document();
    const known =
      packed.get(packing) ??
      (packing === 'br'
        ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : packing === 'gzip'
          ? zipped(bytes)
          : Promise.resolve(bytes));
    packed.set(packing, known);
    known.catch(() => packed.delete(packing));
    return known;
  };
  return {
    answer: async (request, reply, headers) => {
      const { tag } = document();
      const more = { ...headers, etag: tag, vary: 'accept-encoding', 'x-request-id': request.id };
      reply.hijack();
      if (request.headers['if-none-match'] === tag) {
        reply.raw.writeHead(304, more).end();
        return;
      }
      const packing = packingOf(request.headers['accept-encoding']);
      const bytes = await bytesIn(packing);
      reply.raw.writeHead(200, {
        ...more,
        ...(packing === 'identity' ? {} : { 'content-encoding': packing }),
        'content-length': bytes.length,
      });
      reply.raw.end(bytes);
    },
  };
}
