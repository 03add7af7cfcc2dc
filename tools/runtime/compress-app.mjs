// Writes a .br and a .gz beside every built file that shrinks: the server hands them out instead of compressing each time.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const KINDS = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files fit into one packet as they are. */
const SMALL = 1024;

/** Compresses the files below a folder; answers how many. */
export function compressApp(folder) {
  let count = 0;
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!KINDS.test(file) || !statSync(file).isFile() || statSync(file).size < SMALL) continue;
    const bytes = readFileSync(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    count += 1;
  }
  return count;
}
