import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fairTurns } from '../../store/fair-turns.ts';
import type { Packing } from './packing.ts';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** Packs an answer's text, when it is the turn of the company that it is for ('' for nobody's). */
export type Pack = (text: string, packing: Exclude<Packing, 'identity'>, tenant: string) => Promise<Buffer>;

const pack = (text: string, packing: Exclude<Packing, 'identity'>): Promise<Buffer> =>
  packing === 'br' ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : zipped(text, { level: 5 });

/**
 * Packing is the dearest thing the server does by itself, on threads whose line is first come, first served: a hundred large
 * answers of one company would take every processor and stand before the answer of another. No more is packed at once than there
 * are processors, and one is left to the others while there are any.
 */
export function fairPacking(processors: number = availableParallelism(), work: typeof pack = pack): Pack {
  const turns = fairTurns({ places: processors, ofOne: processors, beside: Math.max(1, processors - 1) });
  return async (text, packing, tenant) => {
    if (!turns.tryEnter(tenant)) await new Promise<void>((go) => turns.wait(tenant, go));
    try {
      return await work(text, packing);
    } finally {
      turns.leave(tenant);
    }
  };
}
